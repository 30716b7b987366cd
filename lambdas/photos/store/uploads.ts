/** Uploads: from the presigned address to the photo that a post takes. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { UPLOAD_LIFETIME } from '#shared/limits.ts';
import type { Photo, UploadKind, UploadState } from '#shared/photos/schemas.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { ownUploads, uploadKey } from '../../table/keys.ts';
import { getItem } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';

export interface StoredUpload {
  uploadId: string;
  ownerId: string;
  kind: UploadKind;
  contentType: string;
  /** Bytes. */
  size: number;
  status: UploadState['status'];
  reason?: string;
  photo?: Photo;
  /** The post that took the photo. */
  attachedTo?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

export const UPLOAD_MESSAGES = {
  unknown: 'This photo could not be found. Please add it again.',
  unfinished: 'A photo is still being processed. Please wait a moment and try again.',
  taken: 'This photo already belongs to a post. Please add it again.',
} as const;

type NewUpload = Pick<StoredUpload, 'uploadId' | 'ownerId' | 'kind' | 'contentType' | 'size'>;

export function recordUpload(upload: NewUpload, now: Date): TransactionStep {
  const item: StoredUpload = {
    ...upload,
    status: 'waiting',
    expiresAt: Math.floor((now.getTime() + UPLOAD_LIFETIME) / 1000),
  };
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...uploadKey(upload.uploadId), gsi1pk: ownUploads(upload.ownerId), ...item },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
}

/** @throws AppError `not_found`, also for someone else's */
export async function getOwnUpload(uploadId: string, ownerId: string): Promise<StoredUpload> {
  const upload = await findUpload(uploadId);
  if (upload?.ownerId !== ownerId) throw new AppError('not_found', UPLOAD_MESSAGES.unknown);
  return upload;
}

export function findUpload(uploadId: string): Promise<StoredUpload | undefined> {
  return getItem<StoredUpload>(uploadKey(uploadId), { consistent: true });
}

/**
 * Moves an upload on. A photo event may come twice or late: what is finished stays as it is.
 * @returns false when it was finished before
 */
export async function finishUpload(
  uploadId: string,
  outcome:
    | { status: 'processing' }
    | { status: 'ready'; photo: Photo }
    | { status: 'rejected'; reason: string },
): Promise<boolean> {
  const { status, ...rest } = outcome;
  const names: Record<string, string> = { '#status': 'status' };
  const values: Record<string, unknown> = { ':status': status, ':ready': 'ready', ':rejected': 'rejected' };
  const changes = ['#status = :status'];
  for (const [name, value] of Object.entries(rest)) {
    names[`#${name}`] = name;
    values[`:${name}`] = value;
    changes.push(`#${name} = :${name}`);
  }
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: uploadKey(uploadId),
        UpdateExpression: `SET ${changes.join(', ')}`,
        ConditionExpression: 'attribute_exists(pk) AND NOT #status IN (:ready, :rejected)',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
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
  upload: StoredUpload | undefined,
  expected: { ownerId: string; kind: UploadKind; field: string },
): Photo {
  const { ownerId, kind, field } = expected;
  if (!upload || upload.ownerId !== ownerId || !TAKES[kind].includes(upload.kind))
    throw fieldError(field, UPLOAD_MESSAGES.unknown);
  if (upload.status === 'rejected') throw fieldError(field, upload.reason ?? UPLOAD_MESSAGES.unknown);
  if (!upload.photo) throw fieldError(field, UPLOAD_MESSAGES.unfinished);
  if (upload.attachedTo !== undefined) throw fieldError(field, UPLOAD_MESSAGES.taken);
  return upload.photo;
}

/** The step that gives a photo to a post; fails when another post was quicker. */
export function attachUpload(
  uploadId: string,
  ownerId: string,
  postId: string,
  field: string,
): TransactionStep {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: uploadKey(uploadId),
        UpdateExpression: 'SET attachedTo = :post',
        ConditionExpression: 'ownerId = :owner AND #status = :ready AND attribute_not_exists(attachedTo)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':post': postId, ':owner': ownerId, ':ready': 'ready' },
      },
    },
    otherwise: () => fieldError(field, UPLOAD_MESSAGES.taken),
  };
}
