import * as z from 'zod/mini';
import { csvPage, NEXT_CURSOR_HEADER } from '#shared/contract/csv.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

interface AnswerBody {
  headers: Record<string, string>;
  body: string;
  isBase64Encoded?: true;
}

/** Returns the body and headers of a response: JSON, another text, bytes, or a page of a CSV file. */
export function answerBody({ csvFileName, mediaType }: EndpointDefinition, answer: unknown): AnswerBody {
  if (mediaType !== undefined && answer instanceof Uint8Array) {
    const body = Buffer.from(answer).toString('base64');
    return { headers: { 'content-type': mediaType }, body, isBase64Encoded: true };
  }
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
