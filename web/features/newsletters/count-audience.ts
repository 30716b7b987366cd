import type { Flavour } from '#shared/flavours.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import type { Audience } from '#shared/newsletters/audience.ts';
import { countMailAudience } from '#shared/newsletters/endpoints.ts';
import { call } from '../../lib/api/api-client.ts';

export interface AudienceCount {
  recipients: number;
  languages: Record<Language, number>;
  unwanted: number;
  suppressed: number;
  withoutAddress: readonly Flavour[];
}

/** Counts an audience part by part. @param onPart receives the count so far @throws ApiError */
export async function countAudience(
  audience: Audience,
  onPart: (soFar: number) => void,
): Promise<AudienceCount> {
  const languages = { en: 0, es: 0, pt: 0, vi: 0 };
  const total: AudienceCount = { recipients: 0, languages, unwanted: 0, suppressed: 0, withoutAddress: [] };
  let cursor: string | undefined;
  do {
    const part = await call(countMailAudience, {
      query: { audience, ...(cursor !== undefined && { cursor }) },
    });
    total.recipients += part.recipients;
    for (const language of LANGUAGES) languages[language] += part.languages[language];
    total.unwanted += part.unwanted;
    total.suppressed += part.suppressed;
    total.withoutAddress = part.withoutAddress;
    cursor = part.nextCursor;
    onPart(total.recipients);
  } while (cursor !== undefined);
  return total;
}
