import { element, unescapeXml, xmlDocument } from '../xml.ts';
import { S3Error } from './errors.ts';
import { type Answer, MAX_KEYS, type S3Request } from './request.ts';
import { compareKeys, isObject, type Store, type StoredObject } from './store.ts';
import { listVersions, versionHeaders } from './versions.ts';

/** The state that every operation works with. */
export interface Service {
  readonly bucket: string;
  readonly store: Store;
  readonly onStored: (object: StoredObject) => void;
  readonly now: () => Date;
}

const IMPLEMENTED = new Set([
  ...['x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-expires', 'x-amz-signedheaders'],
  ...['x-amz-signature', 'x-amz-content-sha256', 'x-amz-user-agent', 'x-id'],
  // The signature covers checksums, because it names the content's own.
  ...['x-amz-checksum-crc32', 'x-amz-checksum-mode', 'x-amz-sdk-checksum-algorithm'],
  ...['list-type', 'prefix', 'delete', 'versions', 'versionid'],
]);
const UNIMPLEMENTED_HEADERS = ['range', 'if-match', 'if-none-match'];

/** Carries out a request whose signature allows it. */
export function operate(service: Service, request: S3Request): Answer {
  requireImplemented(request);
  if (request.bucket !== service.bucket) throw new S3Error('NoSuchBucket');
  const { method, key, query } = request;
  if (key === '') {
    if (method === 'GET' && query.get('list-type') === '2') return listObjects(service, request);
    if (method === 'GET' && query.has('versions'))
      return listVersions(service.store, service.bucket, query.get('prefix') ?? '');
    if (method === 'POST' && query.has('delete')) return deleteObjects(service, request);
  } else {
    if (method === 'GET' || method === 'HEAD') return getObject(service, request);
    if (method === 'PUT') return putObject(service, request);
    if (method === 'DELETE') return deleteObject(service, request);
  }
  throw new S3Error('NotImplemented', `${method} of ${key || 'a bucket'} is not implemented by the local S3`);
}

/**
 * Refuses options that would change S3's behaviour and aren't implemented here, because ignoring them would silently do
 * something else.
 */
function requireImplemented({ headers, query }: S3Request): void {
  if (headers['content-encoding']?.includes('aws-chunked'))
    throw new S3Error('NotImplemented', 'aws-chunked is not implemented by the local S3');
  const unknown =
    [...query.keys()].find((name) => !IMPLEMENTED.has(name.toLowerCase())) ??
    Object.keys(headers).find((name) => name.startsWith('x-amz-') && !IMPLEMENTED.has(name)) ??
    UNIMPLEMENTED_HEADERS.find((name) => name in headers);
  if (unknown === undefined) return;
  throw new S3Error('NotImplemented', `${unknown} is not implemented by the local S3`);
}

/** Headers that a client stores with an object and that are served with it. */
const KEPT_HEADERS = ['cache-control', 'content-disposition', 'content-encoding'];

function putObject({ store, onStored, now }: Service, { key, headers, body }: S3Request): Answer {
  const { 'content-type': contentType = 'binary/octet-stream' } = headers;
  const kept: Record<string, string> = {};
  for (const name of KEPT_HEADERS) if (headers[name] !== undefined) kept[name] = String(headers[name]);
  const object = store.write(key, { body, contentType, headers: kept }, now());
  // Before the response, so that an acknowledged upload is never forgotten.
  onStored(object);
  return { status: 200, headers: { etag: `"${object.etag}"`, ...versionHeaders(store, object) } };
}

function getObject({ store }: Service, { key, method, query }: S3Request): Answer {
  const versionId = query.get('versionId');
  const object =
    versionId === null
      ? store.find(key)
      : store.versionsOf(key).find((version) => version.versionId === versionId);
  if (!object) throw new S3Error(versionId === null ? 'NoSuchKey' : 'NoSuchVersion');
  if (!isObject(object)) throw new S3Error('MethodNotAllowed');
  const headers = {
    'content-type': object.contentType,
    ...object.headers,
    'content-length': String(object.size),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    ...versionHeaders(store, object),
  };
  return { status: 200, headers, ...(method === 'GET' && { body: store.read(object) }) };
}

function deleteObject({ store, now }: Service, { key, query }: S3Request): Answer {
  const versionId = query.get('versionId');
  if (versionId === null) return { status: 204, headers: versionHeaders(store, store.remove(key, now())) };
  store.removeVersion(key, versionId);
  return { status: 204, headers: { 'x-amz-version-id': versionId } };
}

function deleteObjects({ store, now }: Service, { body }: S3Request): Answer {
  const xml = body.toString();
  if (xml.includes('<VersionId>'))
    throw new S3Error('NotImplemented', 'Deleting versions together is not implemented by the local S3');
  const keys = [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
  if (keys.length === 0 || keys.length > MAX_KEYS) throw new S3Error('MalformedXML');
  for (const key of keys) store.remove(key, now());
  const isQuiet = xml.includes('<Quiet>true</Quiet>');
  const deleted = isQuiet ? [] : keys.map((key) => element('Deleted', [element('Key', key)]));
  return { status: 200, body: xmlDocument(element('DeleteResult', deleted)) };
}

/** ListObjectsV2, for lists that fit on one page. */
function listObjects({ store, bucket }: Service, { query }: S3Request): Answer {
  const prefix = query.get('prefix') ?? '';
  const objects = store.objects
    .filter(({ key }) => key.startsWith(prefix))
    .sort((left, right) => compareKeys(left.key, right.key));
  if (objects.length > MAX_KEYS) {
    throw new S3Error('NotImplemented', `A list of over ${MAX_KEYS} keys is not implemented by the local S3`);
  }
  const contents = objects.map((object) =>
    element('Contents', [
      element('Key', object.key),
      element('LastModified', object.lastModified),
      element('ETag', `"${object.etag}"`),
      element('Size', object.size),
    ]),
  );
  const body = element('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', prefix),
    element('MaxKeys', MAX_KEYS),
    element('KeyCount', objects.length),
    element('IsTruncated', false),
    ...contents,
  ]);
  return { status: 200, body: xmlDocument(body) };
}
