import { rm } from 'node:fs/promises';
import { S3Error } from './errors.ts';
import type { Service } from './operations.ts';
import { detachedBody, type Received, receiveToFile } from './receive.ts';
import { type Answer, header, headerOrQuery, type S3Request } from './request.ts';

const maxKeyBytes = 1024;

export async function putObject(service: Service, request: S3Request, payloadHash: string): Promise<Answer> {
  const { store, maxUploadBytes: maxBytes } = service;
  if (Buffer.byteLength(request.key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
  const length = header(request, 'content-length');
  if (length === undefined || !/^\d{1,15}$/.test(length)) throw new S3Error('MissingContentLength');
  if (Number(length) > maxBytes) throw new S3Error('EntityTooLarge');

  const body = store.newBody();
  const received = await receiveToFile(body.file, detachedBody(request.body), maxBytes);
  try {
    if (received.size !== Number(length)) throw new S3Error('IncompleteBody');
    requireIntact(request, payloadHash, received);
    const cacheControl = header(request, 'cache-control');
    const object = {
      key: request.key,
      body: body.name,
      size: received.size,
      etag: received.md5,
      // S3 keeps whole seconds.
      lastModified: new Date(Math.floor(service.now().getTime() / 1000) * 1000).toISOString(),
      contentType: header(request, 'content-type') || 'binary/octet-stream',
      ...(cacheControl && { cacheControl }),
    };
    store.commit(object);
    // Before the client is answered: an upload that was answered is never forgotten.
    service.onStored(object);
  } catch (error) {
    await rm(body.file, { force: true });
    throw error;
  }
  return { status: 200, headers: { etag: `"${received.md5}"` } };
}

/** Compares what arrived with the digests that the caller gave. */
export function requireIntact(
  request: S3Request,
  payloadHash: string,
  received: Pick<Received, 'sha256' | 'crc32'>,
): void {
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== received.sha256) {
    throw new S3Error('XAmzContentSHA256Mismatch');
  }
  const claimed = headerOrQuery(request, 'x-amz-checksum-crc32');
  if (claimed !== undefined && claimed !== received.crc32) throw new S3Error('BadDigest');
}
