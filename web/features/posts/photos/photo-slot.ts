import { MAX_PHOTOS_PER_POST } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { uploadFailed } from '#words/photos/problems.ts';
import { ApiError } from '../../../lib/api/api-client.ts';
import { PhotoRefused } from '../../../lib/photos/photo-errors.ts';
import type { UploadProgress } from '../../../lib/photos/upload-photo.ts';
import type { KeptPhoto } from '../draft/draft.ts';

/** One photo of a post in the form, and the state of its upload. */
export type PhotoSlot = {
  /** Does not change when the list changes. */
  key: string;
  name: string;
  /** Its subject: the catch, or the packaged meals of a pledge. */
  label: PledgeImageType;
  /** When the file was chosen, in milliseconds since the epoch. */
  addedAt: number;
  /** A local address of the chosen file for the preview. */
  preview?: string;
} & PhotoState;

export type PhotoState =
  | { status: 'uploading'; progress: UploadProgress }
  /** Stored on this device until there is a network. */
  | { status: 'waiting' }
  | { status: 'ready'; uploadId: string; photo: Photo; uploadedAt: number }
  /** `canRetry` is false if the file itself is the problem, or is gone. */
  | { status: 'failed'; message: string; canRetry: boolean };

export const AT_START = { status: 'uploading', progress: { stage: 'sending', sent: 0 } } as const;

export function fromKept({ done, ...kept }: KeptPhoto): PhotoSlot {
  return done
    ? { ...kept, status: 'ready', uploadId: done.uploadId, photo: done.photo, uploadedAt: done.at }
    : { ...kept, ...AT_START };
}

/** The part of a photo that is stored with a draft; its file is stored separately. */
export function toKept(slot: PhotoSlot): KeptPhoto {
  const { key, name, label, addedAt } = slot;
  const kept = { key, name, label, addedAt };
  if (slot.status !== 'ready') return kept;
  return { ...kept, done: { uploadId: slot.uploadId, photo: slot.photo, at: slot.uploadedAt } };
}

/** A photo's state after a failed attempt. */
export function afterFailure(error: unknown): PhotoState {
  const isRefused = error instanceof PhotoRefused;
  if (!isRefused && !navigator.onLine) return { status: 'waiting' };
  const message = isRefused || error instanceof ApiError ? error.message : uploadFailed;
  return { status: 'failed', message, canRetry: !isRefused };
}

/** The number of photos that can be added. Photos that were refused for good do not count. */
export const roomBeside = (slots: readonly PhotoSlot[]): number =>
  Math.max(0, MAX_PHOTOS_PER_POST - slots.filter((slot) => slot.status !== 'failed' || slot.canRetry).length);
