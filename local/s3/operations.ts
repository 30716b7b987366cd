import { deleteObject, deleteObjects } from './delete-objects.ts';
import { S3Error } from './errors.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { putObject } from './put-object.ts';
import type { Answer, S3Request } from './request.ts';
import { type SigningSettings, verifyRequest } from './signature.ts';
import type { Store, StoredObject } from './store.ts';

/** What every operation works with. */
export interface Service extends SigningSettings {
  readonly bucket: string;
  readonly store: Store;
  readonly maxUploadBytes: number;
  readonly onStored: (object: StoredObject) => void;
}

const implementedParameters = new Set([
  ...['x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-expires', 'x-amz-signedheaders'],
  ...['x-amz-signature', 'x-amz-content-sha256', 'x-amz-user-agent', 'x-id'],
  ...['x-amz-checksum-crc32', 'x-amz-checksum-mode', 'x-amz-sdk-checksum-algorithm'],
  ...['list-type', 'prefix', 'delete'],
]);
const unimplementedHeaders = [
  ...['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  ...['content-disposition', 'content-encoding', 'content-language', 'content-md5', 'expires'],
];

/** Carries out one request, once its signature allows it. */
export async function operate(service: Service, request: S3Request): Promise<Answer> {
  const payloadHash = await verifyRequest(request, service);
  requireImplemented(request);
  if (request.bucket !== service.bucket) throw new S3Error('NoSuchBucket');
  const { method, key, query } = request;
  if (key === '') {
    if (method === 'GET' && query.get('list-type') === '2') return listObjects(service, request);
    if (method === 'POST' && query.has('delete')) return deleteObjects(service, request, payloadHash);
    throw new S3Error('NotImplemented', `${method} of a bucket is not implemented by the local S3`);
  }
  if (method === 'GET' || method === 'HEAD') return getObject(service, request);
  if (method === 'PUT') return putObject(service, request, payloadHash);
  if (method === 'DELETE') return deleteObject(service, request);
  throw new S3Error('MethodNotAllowed');
}

/** Whatever would change what S3 does is refused when it is not implemented: passed over, it would do something else in silence. */
function requireImplemented({ bucket, headers, query }: S3Request): void {
  const unknown =
    [...query.keys()].find((name) => !implementedParameters.has(name.toLowerCase())) ??
    Object.keys(headers).find((name) => name.startsWith('x-amz-') && !implementedParameters.has(name)) ??
    unimplementedHeaders.find((name) => name in headers) ??
    (bucket === '' ? 'ListBuckets' : undefined);
  if (unknown !== undefined)
    throw new S3Error('NotImplemented', `${unknown} is not implemented by the local S3`);
}
