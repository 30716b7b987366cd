/** Uploads: from the presigned address to the photo that a post takes. */
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

/** @throws AppError `not_found`, also for someone else's */
export async function getOwnUpload(uploadId: string, ownerId: string): Promise<StoredUpload> {
  const found = await findUpload(uploadId);
  if (found?.ownerId !== ownerId) throw new AppError('not_found', photoNotFound);
  return found;
}

export function findUpload(uploadId: string): Promise<StoredUpload | undefined> {
  return table.getItem(upload.key({ uploadId }), { consistent: true });
}

/**
 * Moves an upload on. A photo event may come twice or late: what is finished stays as it is.
 * @returns false when it was finished before
 */
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
 * Which uploads a thing takes. A pledge takes photos of the catch too: the form uploads them before it asks whether the catch is sold or
 * pledged. `pledge` is the photo of the packaged meals, which a sale has no place for.
 */
const TAKES: Readonly<Record<UploadKind, readonly UploadKind[]>> = {
  catch: ['catch'],
  pledge: ['pledge', 'catch'],
  profile: ['profile'],
};

/**
 * The photo of an upload that its owner puts into a post.
 * @param expected `kind`: of what takes it; `field`: the form's field, for the error
 * @throws AppError naming the field when it is not theirs, not of a kind that fits, not ready or already taken
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

/** The step that gives a photo to a post; fails when another post was quicker. */
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
