import { fieldError } from '#shared/contract/errors.ts';
import type { Photo, UploadKind } from '#shared/photos/schemas.ts';
import { uploadKey } from '../data/keys.ts';
import { getItems, type TransactionStep } from '../data/table.ts';
import { attachUpload, photoOf, type StoredUpload } from '../data/uploads.ts';

/**
 * The photos of a form, checked and in its order, and the steps that give them to the post.
 * @throws AppError naming the field (`photos.1`) of the first photo that cannot be taken
 */
export async function takePhotos(
  chosen: readonly { uploadId: string }[],
  { ownerId, kind, postId }: { ownerId: string; kind: UploadKind; postId: string },
): Promise<{ photos: Photo[]; steps: TransactionStep[] }> {
  const ids = chosen.map((photo) => photo.uploadId);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw fieldError(`photos.${twice}`, 'This photo is already in the list.');
  const uploads = (await getItems(ids.map(uploadKey))) as unknown as (StoredUpload | undefined)[];
  return {
    photos: uploads.map((upload, index) => photoOf(upload, { ownerId, kind, field: `photos.${index}` })),
    steps: ids.map((id, index) => attachUpload(id, ownerId, postId, `photos.${index}`)),
  };
}
