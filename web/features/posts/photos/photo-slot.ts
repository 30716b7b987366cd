import { MAX_PHOTOS_PER_POST } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { ApiError } from '../../../lib/api/api-client.ts';
import { PhotoRefused } from '../../../lib/photos/photo-errors.ts';
import { UPLOAD_FAILED, type UploadProgress } from '../../../lib/photos/upload-photo.ts';
import type { KeptPhoto } from '../draft/draft.ts';

/** One photo of a post that is being filled in, and how far its upload is. */
export type PhotoSlot = {
  /** Stable while the list changes. */
  key: string;
  name: string;
  /** Its subject: the catch, or the packaged meals of a pledge. */
  label: PledgeImageType;
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: number;
  /** A local address of the chosen file, for the preview. */
  preview?: string;
} & PhotoState;

export type PhotoState =
  | { status: 'uploading'; progress: UploadProgress }
  /** Kept on this device until there is a network. */
  | { status: 'waiting' }
  | { status: 'ready'; uploadId: string; photo: Photo; uploadedAt: number }
  /** `canRetry` is false when the file itself is at fault, or gone. */
  | { status: 'failed'; message: string; canRetry: boolean };

export const AT_START = { status: 'uploading', progress: { stage: 'sending', sent: 0 } } as const;

export function fromKept({ done, ...kept }: KeptPhoto): PhotoSlot {
  return done
    ? { ...kept, status: 'ready', uploadId: done.uploadId, photo: done.photo, uploadedAt: done.at }
    : { ...kept, ...AT_START };
}

/** The part of a photo that a draft keeps; its file is kept beside it. */
export function toKept(slot: PhotoSlot): KeptPhoto {
  const { key, name, label, addedAt } = slot;
  const kept = { key, name, label, addedAt };
  if (slot.status !== 'ready') return kept;
  return { ...kept, done: { uploadId: slot.uploadId, photo: slot.photo, at: slot.uploadedAt } };
}

/** A photo's state after a failed try. */
export function afterFailure(error: unknown): PhotoState {
  const isRefused = error instanceof PhotoRefused;
  if (!isRefused && !navigator.onLine) return { status: 'waiting' };
  const message = isRefused || error instanceof ApiError ? error.message : UPLOAD_FAILED;
  return { status: 'failed', message, canRetry: !isRefused };
}

/** How many more a post takes: what was refused for good takes nobody's place. */
export const roomBeside = (slots: readonly PhotoSlot[]): number =>
  Math.max(0, MAX_PHOTOS_PER_POST - slots.filter((slot) => slot.status !== 'failed' || slot.canRetry).length);
