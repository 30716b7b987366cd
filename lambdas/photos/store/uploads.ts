/** Uploads, from the presigned URL to the photo that a post takes. */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { UPLOAD_LIFETIME } from '#shared/limits.ts';
import type { Photo, UploadKind } from '#shared/photos/schemas.ts';
import { uploadTaken, uploadUnfinished } from '#words/photos/problems.ts';
import { photoNotFound } from '#words/posts/rules.ts';
import { absent, all, equals, isOneOf, lacks, not, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type StoredUpload, upload } from './items.ts';

type NewUpload = Pick<StoredUpload, 'uploadId' | 'ownerId' | 'kind' | 'contentType' | 'size'>;

export function recordUpload(asked: NewUpload, now: Date): table.TransactionStep {
  const expiresAt = table.expiryAfter(UPLOAD_LIFETIME, now);
  return table.put(upload.item(asked, { ...asked, status: 'waiting', expiresAt }), table.onlyIf(absent));
}

/** @throws AppError `not_found`, also for another person's upload */
export async function getOwnUpload(uploadId: string, ownerId: string): Promise<StoredUpload> {
  const found = await findUpload(uploadId);
  if (found?.ownerId !== ownerId) throw new AppError('not_found', photoNotFound);
  return found;
}

export function findUpload(uploadId: string): Promise<StoredUpload | undefined> {
  return table.getItem(upload.key({ uploadId }), { consistent: true });
}

/** Updates an upload. Events may arrive twice or late. @returns false if it was finished before and stays as it is */
export function finishUpload(
  uploadId: string,
  outcome:
    | { status: 'processing' }
    | { status: 'ready'; photo: Photo }
    | { status: 'rejected'; reason: string },
): Promise<boolean> {
  const isUnfinished = all(present, not(isOneOf('status', ['ready', 'rejected'])));
  return table.writeIf(table.update(upload.key({ uploadId }), { set: outcome }, table.onlyIf(isUnfinished)));
}

/**
 * The kinds of uploads that each kind of post or profile accepts. A pledge accepts photos of the catch too, since the
 * form uploads them before it asks whether the catch is sold or pledged. `pledge` is the photo of the packaged meals,
 * for which a sale has no place.
 */
const TAKES: Readonly<Record<UploadKind, readonly UploadKind[]>> = {
  catch: ['catch'],
  pledge: ['pledge', 'catch'],
  profile: ['profile'],
};

/**
 * Returns the photo of an upload that its owner adds to a post.
 * @param expected `kind`: of the post or profile; `field`: the form's field, for the error
 * @throws AppError naming the field if the upload isn't theirs, has the wrong kind, isn't ready or is already taken
 */
export function photoOf(
  found: StoredUpload | undefined,
  expected: { ownerId: string; kind: UploadKind; field: string },
): Photo {
  const { ownerId, kind, field } = expected;
  if (!found || found.ownerId !== ownerId || !TAKES[kind].includes(found.kind))
    throw fieldError(field, photoNotFound);
  if (found.status === 'rejected') throw fieldError(field, found.reason ?? photoNotFound);
  if (!found.photo) throw fieldError(field, uploadUnfinished);
  if (found.attachedTo !== undefined) throw fieldError(field, uploadTaken);
  return found.photo;
}

/** Returns the step that attaches a photo to a post; it fails if another post has taken it. */
export function attachUpload(
  uploadId: string,
  ownerId: string,
  postId: string,
  field: string,
): table.TransactionStep {
  const isFree = all(equals('ownerId', ownerId), equals('status', 'ready'), lacks('attachedTo'));
  return table.update(
    upload.key({ uploadId }),
    { set: { attachedTo: postId } },
    table.onlyIf(isFree, () => fieldError(field, uploadTaken)),
  );
}
