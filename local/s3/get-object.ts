import { isNotModified } from './conditions.ts';
import { readHeaders } from './object-headers.ts';
import { parseRange } from './ranges.ts';
import { type Answer, header, type S3Request } from './request.ts';
import type { Service } from './service.ts';

const overridable = [
  'content-type',
  'content-language',
  'expires',
  'cache-control',
  'content-disposition',
  'content-encoding',
];

/** Answers GET and HEAD. */
export function getObject({ store }: Service, request: S3Request): Answer {
  const object = store.find(request.bucket, request.key);
  const headers = { ...readHeaders(object), ...overrides(request) };
  if (isNotModified(request, object)) return { status: 304, headers };

  const range = parseRange(header(request, 'range'), object.size);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  if (range) Object.assign(headers, { 'content-range': `bytes ${start}-${end}/${object.size}` });
  // The stored checksum is of the whole, so a part goes without.
  if (!range && object.checksum && header(request, 'x-amz-checksum-mode') === 'ENABLED') {
    headers[`x-amz-checksum-${object.checksum.algorithm}`] = object.checksum.value;
    headers['x-amz-checksum-type'] = 'FULL_OBJECT';
  }
  headers['content-length'] = String(end - start + 1);
  const answer = { status: range ? 206 : 200, headers };
  if (request.method === 'HEAD' || object.size === 0) return answer;
  return { ...answer, body: { fileDescriptor: store.openBody(request.bucket, object), start, end } };
}

/** `response-content-type` and the like: a signed wish of how to be answered. */
function overrides({ query }: S3Request): Record<string, string> {
  const wished = overridable.map((name) => [name, query.get(`response-${name}`)] as const);
  return Object.fromEntries(wished.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
