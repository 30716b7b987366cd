/** The photo bucket: uploads arrive under `incoming/`, renditions are served from `media/`, those of hidden posts and suspended people lie under `withheld/`,
 * copies that reports keep under `withheld/evidence/`, files of everything that is kept of somebody under `exports/`. */
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  EXPORT_ADDRESS_LIFETIME,
  UPLOAD_ADDRESS_LIFETIME,
  WITHHELD_ADDRESS_LIFETIME,
} from '#shared/limits.ts';
import { photoKey } from '#shared/photos/address.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { environment } from '../environment.ts';

// WHEN_REQUIRED: else the SDK signs the checksum of the empty body it has at presigning.
const s3 = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

const object = (Key: string) => ({ Bucket: environment('PHOTO_BUCKET'), Key });

const INCOMING = 'incoming/';
const EVIDENCE_TYPE = 'image/webp';

export const incomingKey = (uploadId: string): string => INCOMING + uploadId;

/** Where a rendition lies while nobody is served it. */
export const withheldKey = (key: string): string => `withheld/${key}`;

/** Where a report keeps a photo. */
export const evidenceKey = (reportId: string, photoId: string): string =>
  `withheld/evidence/${reportId}/${photoId}`;

export const exportKey = (userId: string): string => `exports/${userId}.json`;

/** The upload id of an object's key, or undefined when it is not an upload. */
export function uploadIdOf(objectKey: string): string | undefined {
  return objectKey.startsWith(INCOMING) ? objectKey.slice(INCOMING.length) : undefined;
}

/** An address that takes exactly these many bytes of exactly this type, once signed, for a quarter of an hour. */
export async function presignUpload(
  { uploadId, contentType, size }: { uploadId: string; contentType: string; size: number },
  now: Date,
) {
  const accepted = { ...object(incomingKey(uploadId)), ContentType: contentType, ContentLength: size };
  const url = await getSignedUrl(s3, new PutObjectCommand(accepted), {
    expiresIn: UPLOAD_ADDRESS_LIFETIME / 1000,
    signingDate: now,
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
  return {
    url,
    method: 'PUT' as const,
    // Browsers set the length themselves, from the body.
    headers: { 'content-type': contentType },
    expiresAt: new Date(now.getTime() + UPLOAD_ADDRESS_LIFETIME).toISOString(),
  };
}

/** The same photo with an address by which its owner sees it while it is withheld. Signing asks nobody. */
export async function signWithheld<P extends Photo>(photo: P, now: Date): Promise<P> {
  const rendition = object(withheldKey(photoKey(photo.id, 640, 'webp')));
  const url = await getSignedUrl(s3, new GetObjectCommand(rendition), {
    expiresIn: WITHHELD_ADDRESS_LIFETIME / 1000,
    signingDate: now,
  });
  return { ...photo, url };
}

/** The bytes of an object, or undefined when it is gone. */
export async function readObject(key: string): Promise<Buffer | undefined> {
  return (await readRendition(key))?.body;
}

/** The same with its type. */
export async function readRendition(key: string): Promise<{ body: Buffer; contentType: string } | undefined> {
  try {
    const { Body, ContentType = 'application/octet-stream' } = await s3.send(
      new GetObjectCommand(object(key)),
    );
    return Body && { body: Buffer.from(await Body.transformToByteArray()), contentType: ContentType };
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** Names of renditions never change their meaning, so they may be kept for ever. */
export async function putRendition(key: string, body: Buffer, contentType: string): Promise<void> {
  const CacheControl = 'public, max-age=31536000, immutable';
  await s3.send(new PutObjectCommand({ ...object(key), Body: body, ContentType: contentType, CacheControl }));
}

/** @param body compressed with gzip, which browsers undo */
export async function putExport(userId: string, body: Buffer, now: Date): Promise<void> {
  const file = {
    ContentType: 'application/json',
    ContentEncoding: 'gzip',
    CacheControl: 'private, no-store',
    ContentDisposition: `attachment; filename="creel-${now.toISOString().slice(0, 10)}.json"`,
  };
  await s3.send(new PutObjectCommand({ ...object(exportKey(userId)), ...file, Body: body }));
}

/** An address that gives the file to whoever has it, for some minutes. Signing asks nobody. */
export async function signExport(userId: string, now: Date): Promise<string> {
  return await getSignedUrl(s3, new GetObjectCommand(object(exportKey(userId))), {
    expiresIn: EXPORT_ADDRESS_LIFETIME / 1000,
    signingDate: now,
  });
}

export async function putEvidence(key: string, body: Buffer): Promise<void> {
  await s3.send(new PutObjectCommand({ ...object(key), Body: body, ContentType: EVIDENCE_TYPE }));
}

/** As a data address, or undefined when it is not there. */
export async function readEvidence(key: string): Promise<string | undefined> {
  try {
    const found = await readObject(key);
    return found && `data:${EVIDENCE_TYPE};base64,${found.toString('base64')}`;
  } catch (error) {
    // S3 gives this error for a missing object to callers who may not list the bucket.
    if (error instanceof Error && error.name === 'AccessDenied') return undefined;
    throw error;
  }
}

export async function deleteIncoming(uploadId: string): Promise<void> {
  await s3.send(new DeleteObjectCommand(object(incomingKey(uploadId))));
}

/** @param keys at most 1000 */
export async function deleteObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket: environment('PHOTO_BUCKET'), Delete }),
  );
  if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted: ${Errors[0]?.Code}`);
}
