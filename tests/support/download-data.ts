import * as z from 'zod/mini';
import { accountExport } from '#shared/accounts/account-export.ts';
import { getExport, requestExport } from '#shared/accounts/endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { ApiAnswer, ApiRequest } from './cloud/api-call.ts';
import { WAIT_MS } from './cloud/wait-ms.ts';

interface Site {
  call<const D extends EndpointDefinition>(definition: D, request?: ApiRequest<D>): Promise<ApiAnswer<D>>;
}

const POLL_MS = 100;

/**
 * Requests the file with all data stored about a person, and downloads it.
 * @throws Error if it does not become ready
 */
export async function downloadData(
  site: Site,
  { accessToken: token }: { accessToken: string },
): Promise<z.infer<typeof accountExport>> {
  const { requestedAt } = z.parse(
    z.object({ requestedAt: z.string() }),
    (await site.call(requestExport, { token })).body,
  );
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const { body } = await site.call(getExport, { token });
    if (body.status === 'ready' && body.requestedAt === requestedAt)
      return z.parse(accountExport, await (await fetch(body.url)).json());
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The file with the data did not become ready');
}
