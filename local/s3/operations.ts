import { copyObject } from './copy-object.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { S3Error } from './errors.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { postObject } from './post-object.ts';
import { putObject } from './put-object.ts';
import { type Answer, header, type S3Request } from './request.ts';
import type { Service } from './service.ts';
import { verifyRequest } from './signature.ts';

// Answering one of these as if it were not there would read or overwrite the object itself.
const subresources = [
  ...['acl', 'attributes', 'cors', 'encryption', 'legal-hold', 'lifecycle', 'location', 'logging'],
  ...['metrics', 'notification', 'object-lock', 'ownershipControls', 'partNumber', 'policy', 'policyStatus'],
  ...['publicAccessBlock', 'replication', 'requestPayment', 'restore', 'retention', 'select', 'tagging'],
  ...['torrent', 'uploadId', 'uploads', 'versionId', 'versioning', 'versions', 'website'],
];

/** Carries out one request, once its signature or the policy in its form allows it. */
export async function operate(service: Service, request: S3Request): Promise<Answer> {
  if (isFormUpload(request)) return postObject(service, request);
  const payloadHash = await verifyRequest(request, service);
  const unknown = subresources.find((name) => request.query.has(name));
  if (unknown || request.bucket === '') {
    throw new S3Error('NotImplemented', `${unknown ?? 'ListBuckets'} is not implemented by the local S3`);
  }
  return request.key === ''
    ? operateOnBucket(service, request, payloadHash)
    : operateOnObject(service, request, payloadHash);
}

async function operateOnBucket(service: Service, request: S3Request, payloadHash: string): Promise<Answer> {
  service.store.objects(request.bucket);
  if (request.method === 'HEAD') return { status: 200, headers: { 'x-amz-bucket-region': service.region } };
  if (request.method === 'GET' && request.query.get('list-type') === '2')
    return listObjects(service, request);
  if (request.method === 'POST' && request.query.has('delete'))
    return deleteObjects(service, request, payloadHash);
  throw new S3Error('NotImplemented', `${request.method} of a bucket is not implemented by the local S3`);
}

async function operateOnObject(service: Service, request: S3Request, payloadHash: string): Promise<Answer> {
  if (request.method === 'GET' || request.method === 'HEAD') return getObject(service, request);
  if (request.method === 'DELETE') return deleteObject(service, request);
  if (request.method !== 'PUT') throw new S3Error('MethodNotAllowed');
  return header(request, 'x-amz-copy-source') === undefined
    ? putObject(service, request, payloadHash)
    : copyObject(service, request);
}

function isFormUpload(request: S3Request): boolean {
  const type = header(request, 'content-type') ?? '';
  return request.method === 'POST' && request.key === '' && type.startsWith('multipart/form-data');
}
