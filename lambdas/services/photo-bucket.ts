/**
 * The photo bucket. Uploads arrive under `incoming/` and renditions are served from `media/`. Renditions of hidden
 * posts and suspended people are under `withheld/`, copies for reports under `withheld/evidence/`, and exports of
 * accounts under `exports/`.
 */
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

// Without WHEN_REQUIRED the SDK would sign the checksum of the empty body that it has when presigning.
const s3 = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

const object = (Key: string) => ({ Bucket: environment('PHOTO_BUCKET'), Key });

const INCOMING = 'incoming/';
const EVIDENCE_TYPE = 'image/webp';

export const incomingKey = (uploadId: string): string => INCOMING + uploadId;

/** Returns the key of a rendition while nobody may load it. */
export const withheldKey = (key: string): string => `withheld/${key}`;

/** Returns the key of a photo that is kept for a report. */
export const evidenceKey = (reportId: string, photoId: string): string =>
  `withheld/evidence/${reportId}/${photoId}`;

export const exportKey = (userId: string): string => `exports/${userId}.json`;

/** Returns the upload id in an object's key, or undefined if the object isn't an upload. */
export function uploadIdOf(objectKey: string): string | undefined {
  return objectKey.startsWith(INCOMING) ? objectKey.slice(INCOMING.length) : undefined;
}

/** Returns a presigned URL for 15 minutes that accepts exactly this number of bytes of exactly this type. */
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

/** Returns the photo with a URL by which its owner can see it while it is withheld. Signing needs no request. */
export async function signWithheld<P extends Photo>(photo: P, now: Date): Promise<P> {
  const rendition = object(withheldKey(photoKey(photo.id, 640, 'webp')));
  const url = await getSignedUrl(s3, new GetObjectCommand(rendition), {
    expiresIn: WITHHELD_ADDRESS_LIFETIME / 1000,
    signingDate: now,
  });
  return { ...photo, url };
}

/** Returns the bytes of an object, or undefined if it doesn't exist. */
export async function readObject(key: string): Promise<Buffer | undefined> {
  return (await readRendition(key))?.body;
}

/** Returns an object with its content type, or undefined if it doesn't exist. */
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

/** The content under a rendition's name never changes, so it may be cached forever. */
export async function putRendition(key: string, body: Buffer, contentType: string): Promise<void> {
  const CacheControl = 'public, max-age=31536000, immutable';
  await s3.send(new PutObjectCommand({ ...object(key), Body: body, ContentType: contentType, CacheControl }));
}

/** @param body compressed with gzip, which browsers decompress */
export async function putExport(userId: string, body: Buffer, now: Date): Promise<void> {
  const file = {
    ContentType: 'application/json',
    ContentEncoding: 'gzip',
    CacheControl: 'private, no-store',
    ContentDisposition: `attachment; filename="creel-${now.toISOString().slice(0, 10)}.json"`,
  };
  await s3.send(new PutObjectCommand({ ...object(exportKey(userId)), ...file, Body: body }));
}

/** Returns a URL of the file that works for anyone who has it, for some minutes. Signing needs no request. */
export async function signExport(userId: string, now: Date): Promise<string> {
  return await getSignedUrl(s3, new GetObjectCommand(object(exportKey(userId))), {
    expiresIn: EXPORT_ADDRESS_LIFETIME / 1000,
    signingDate: now,
  });
}

export async function putEvidence(key: string, body: Buffer): Promise<void> {
  await s3.send(new PutObjectCommand({ ...object(key), Body: body, ContentType: EVIDENCE_TYPE }));
}

/** Returns the photo as a data URL, or undefined if it doesn't exist. */
export async function readEvidence(key: string): Promise<string | undefined> {
  try {
    const found = await readObject(key);
    return found && `data:${EVIDENCE_TYPE};base64,${found.toString('base64')}`;
  } catch (error) {
    // S3 returns this error for a missing object to callers who may not list the bucket.
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
