/** Joins the pages of a CSV file that the API returns one by one, and passes the file to the browser. */
import { NEXT_CURSOR_HEADER } from '#shared/contract/csv.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { callForResponse } from './api/api-client.ts';
import { saveFile } from './save-file.ts';

/** @throws ApiError */
export async function downloadCsv(
  definition: EndpointDefinition & { csvFileName: string },
  query: Readonly<Record<string, string | undefined>>,
  fileName: string,
): Promise<void> {
  const pages: Blob[] = [];
  let cursor: string | undefined;
  do {
    const response = await callForResponse(definition, { query: { ...query, cursor } });
    pages.push(await response.blob());
    cursor = response.headers.get(NEXT_CURSOR_HEADER) ?? undefined;
  } while (cursor !== undefined);
  saveFile(new Blob(pages, { type: 'text/csv' }), fileName);
}
