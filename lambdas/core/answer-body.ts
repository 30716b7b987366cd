import * as z from 'zod/mini';
import { csvPage, NEXT_CURSOR_HEADER } from '#shared/contract/csv.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

/** Returns the body and headers of a response: JSON, another text, or a page of a CSV file. */
export function answerBody(
  { csvFileName, mediaType }: EndpointDefinition,
  answer: unknown,
): { headers: Record<string, string>; body: string } {
  if (mediaType !== undefined)
    return { headers: { 'content-type': `${mediaType}; charset=utf-8` }, body: z.parse(z.string(), answer) };
  if (csvFileName === undefined)
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer) };
  const { csv, nextCursor } = z.parse(csvPage, answer);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${csvFileName}"`,
    ...(nextCursor !== undefined && { [NEXT_CURSOR_HEADER]: nextCursor }),
  };
  return { headers, body: csv };
}
