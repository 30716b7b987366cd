import { fieldError } from '#shared/contract/errors.ts';
import type { Photo, UploadKind } from '#shared/photos/schemas.ts';
import { uploadTwice } from '#words/photos/problems.ts';
import { photoNotFound } from '#words/posts/rules.ts';
import { getItems, type TransactionStep } from '../../table/index.ts';
import { upload } from './items.ts';
import { attachUpload, photoOf } from './uploads.ts';

/** A photo has the id of its upload. */
type Chosen = { uploadId: string } | { photoId: string };

interface Taker {
  ownerId: string;
  kind: UploadKind;
  postId: string;
  /** Photos that the post already has: they stay as they are. */
  present?: readonly Photo[];
}

/**
 * Checks the photos of a form.
 * @returns the photos in the form's order, and the steps that attach the new ones to the post
 * @throws AppError naming the field (`photos.1`) of the first photo that can't be taken
 */
export async function takePhotos(
  chosen: readonly Chosen[],
  { ownerId, kind, postId, present = [] }: Taker,
): Promise<{ photos: Photo[]; steps: TransactionStep[] }> {
  const ids = chosen.map(idOf);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw fieldError(`photos.${twice}`, uploadTwice);
  const has = new Map(present.map((photo) => [photo.id, photo]));
  const missing = chosen.findIndex((each) => 'photoId' in each && !has.has(each.photoId));
  if (missing >= 0) throw fieldError(`photos.${missing}`, photoNotFound);

  const added = ids.filter((id) => !has.has(id));
  const uploads = await getItems(added.map((uploadId) => upload.key({ uploadId })));
  const fieldOf = (id: string) => `photos.${ids.indexOf(id)}`;
  for (const [index, id] of added.entries())
    has.set(id, photoOf(uploads[index], { ownerId, kind, field: fieldOf(id) }));
  return {
    photos: ids.flatMap((id) => has.get(id) ?? []),
    steps: added.map((id) => attachUpload(id, ownerId, postId, fieldOf(id))),
  };
}

function idOf(each: Chosen): string {
  return 'photoId' in each ? each.photoId : each.uploadId;
}
