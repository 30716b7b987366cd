import { S3Error } from './errors.ts';
import { header, type S3Request } from './request.ts';
import type { StoredObject } from './store.ts';

/** For reads: throws `PreconditionFailed`; true when the answer is 304 because the reader has this version. */
export function isNotModified(request: S3Request, object: StoredObject): boolean {
  const modified = Date.parse(object.lastModified);
  const ifMatch = header(request, 'if-match');
  const ifUnmodifiedSince = header(request, 'if-unmodified-since');
  if (ifMatch !== undefined) {
    if (!matches(ifMatch, object)) throw new S3Error('PreconditionFailed');
  } else if (ifUnmodifiedSince !== undefined && modified > Date.parse(ifUnmodifiedSince)) {
    throw new S3Error('PreconditionFailed');
  }
  const ifNoneMatch = header(request, 'if-none-match');
  if (ifNoneMatch !== undefined) return matches(ifNoneMatch, object);
  const ifModifiedSince = header(request, 'if-modified-since');
  return ifModifiedSince !== undefined && modified <= Date.parse(ifModifiedSince);
}

/** For writes: throws when what is there now forbids this request to replace it. */
export function requireWritable(request: S3Request, present: StoredObject | undefined): void {
  const ifNoneMatch = header(request, 'if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw new S3Error('NotImplemented', 'A write takes no If-None-Match but *');
  }
  if (ifNoneMatch === '*' && present) throw new S3Error('PreconditionFailed');
  const ifMatch = header(request, 'if-match');
  if (ifMatch === undefined) return;
  if (!present) throw new S3Error('NoSuchKey');
  if (!matches(ifMatch, present)) throw new S3Error('PreconditionFailed');
}

function matches(list: string, { etag }: StoredObject): boolean {
  return list.split(',').some((item) => ['*', etag, `"${etag}"`].includes(item.trim().replace(/^W\//, '')));
}
