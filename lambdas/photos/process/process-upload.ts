/** Processes an upload: it becomes a published photo, or its record says why not. */
import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_FORMAT_TYPES } from '#shared/photos/limits.ts';
import { count, logger } from '../../core/logger.ts';
import { deleteIncoming, incomingKey, putRendition, readObject } from '../../services/photo-bucket.ts';
import type { StoredUpload } from '../store/items.ts';
import { findUpload, finishUpload } from '../store/uploads.ts';
import { PhotoRejected } from './photo-rejected.ts';
import { renderPhoto } from './render-photo.ts';

/** May run twice for one upload: a finished photo stays as it is. */
export async function processUpload(uploadId: string): Promise<void> {
  const upload = await findUpload(uploadId);
  if (!upload) return deleteIncoming(uploadId);
  if (!(await finishUpload(uploadId, { status: 'processing' }))) return deleteIncoming(uploadId);
  const original = await readUpload(uploadId);
  // The object is gone, so another delivery of the same event has just finished the upload.
  if (!original) return;
  try {
    await publish(upload, original);
    count('PhotosProcessed');
  } catch (error) {
    if (!(error instanceof PhotoRejected)) throw error;
    await finishUpload(uploadId, { status: 'rejected', reason: error.message });
    count('PhotosRejected');
    logger.info('photo rejected', { uploadId, reason: error.reason });
  }
  await deleteIncoming(uploadId);
}

/** S3 reports a missing object as forbidden to those who can't list the bucket. The record then tells more. */
async function readUpload(uploadId: string): Promise<Buffer | undefined> {
  try {
    return await readObject(incomingKey(uploadId));
  } catch (error) {
    const isForbidden = error instanceof Error && error.name === 'AccessDenied';
    const status = isForbidden ? (await findUpload(uploadId))?.status : undefined;
    if (status === 'ready' || status === 'rejected') return undefined;
    throw error;
  }
}

async function publish(upload: StoredUpload, original: Buffer): Promise<void> {
  const { width, height, placeholder: color, renditions } = await renderPhoto(original, upload.contentType);
  // The photo takes the upload's id, so that a repeat writes the same objects.
  await Promise.all(
    renditions.map((rendition) =>
      putRendition(
        photoKey(upload.uploadId, rendition.name.width, rendition.name.format),
        rendition.body,
        PHOTO_FORMAT_TYPES[rendition.name.format],
      ),
    ),
  );
  await finishUpload(upload.uploadId, {
    status: 'ready',
    photo: { id: upload.uploadId, width, height, color },
  });
}
