import type { Flavour } from '#shared/flavours.ts';
import type { Audience } from '#shared/newsletters/audience.ts';
import { countMailAudience } from '#shared/newsletters/endpoints.ts';
import { call } from '../../lib/api/api-client.ts';
export interface AudienceCount {
  recipients: number;
  unwanted: number;
  suppressed: number;
  withoutAddress: readonly Flavour[];
}

/** Counts an audience part by part. @param onPart receives the count so far @throws ApiError */
export async function countAudience(
  audience: Audience,
  onPart: (soFar: number) => void,
): Promise<AudienceCount> {
  const total: AudienceCount = { recipients: 0, unwanted: 0, suppressed: 0, withoutAddress: [] };
  let cursor: string | undefined;
  do {
    const part = await call(countMailAudience, {
      query: { audience, ...(cursor !== undefined && { cursor }) },
    });
    total.recipients += part.recipients;
    total.unwanted += part.unwanted;
    total.suppressed += part.suppressed;
    total.withoutAddress = part.withoutAddress;
    cursor = part.nextCursor;
    onPart(total.recipients);
  } while (cursor !== undefined);
  return total;
}
