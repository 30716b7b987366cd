import type { Service } from './operations.ts';
import type { Answer, S3Request } from './request.ts';

/** Answers GET and HEAD. */
export function getObject({ store }: Service, request: S3Request): Answer {
  const object = store.find(request.key);
  const headers = {
    'content-type': object.contentType,
    ...(object.cacheControl && { 'cache-control': object.cacheControl }),
    'content-length': String(object.size),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
  };
  if (request.method === 'HEAD' || object.size === 0) return { status: 200, headers };
  return { status: 200, headers, body: { fileDescriptor: store.openBody(object) } };
}
