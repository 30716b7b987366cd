/** A post that waits on this device until it has got through. */

import type { FieldIssue } from '#shared/contract/errors.ts';
import { HOUR, UPLOAD_LIFETIME } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { CatchBody } from '#shared/posts/catches/schemas.ts';
import type { PledgeBody, PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { isKeyKnown } from '../api/key-age.ts';
import type { QueueEntry } from '../device-queue/queue-entry.ts';

export type PostBody = { kind: 'catch'; body: CatchBody } | { kind: 'pledge'; body: PledgeBody };

/** Earlier versions of the app called a catch "marketplace" in what they kept on a device. */
export const toPostKind = (kept: string): PostKind => (kept === 'pledge' ? 'pledge' : 'catch');

/** A photo whose file is kept under its key until the post is there. */
export interface QueuedPhoto {
  key: string;
  name: string;
  label: PledgeImageType;
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: number;
  /** Once it is uploaded; `at` in milliseconds since the epoch. */
  done?: { uploadId: string; photo: Photo; at: number } | undefined;
}

/** A try whose answer never came: it may have been posted. */
export interface UnansweredTry {
  kind: PostKind;
  /** Of the first one, in milliseconds since the epoch. */
  at: number;
  /** Its words, see `wordsOf`. */
  words: string;
}

type PostState =
  /** Rules stand against it: somebody has to change it. */
  | { status: 'refused'; issues: FieldIssue[] }
  /** Nobody can tell any more whether an earlier try got through. */
  | { status: 'unsure' }
  /** An earlier try got through, with other words. */
  | { status: 'posted-before' };

export interface QueuedPost extends QueueEntry<PostState> {
  /** With the photos below, whatever its own list says. */
  post: PostBody;
  photos: QueuedPhoto[];
  /** The form it came from, for whoever edits it: only the form itself understands it. */
  form: unknown;
  /** One for all tries. */
  idempotencyKey: string;
  unanswered?: UnansweredTry | undefined;
}

/** A post as this version of the app knows it, whichever version queued it. */
export function toCurrent(kept: QueuedPost): QueuedPost {
  const { post, unanswered } = kept;
  const current: QueuedPost = { ...kept, post: post.kind === 'pledge' ? post : { ...post, kind: 'catch' } };
  return unanswered
    ? { ...current, unanswered: { ...unanswered, kind: toPostKind(unanswered.kind) } }
    : current;
}

/** Everything a post says, so that two tries can be compared: with its photos, but not by which upload each of them arrived. */
export function wordsOf({ body }: PostBody, photos: readonly Pick<QueuedPhoto, 'key' | 'label'>[]): string {
  return JSON.stringify([{ ...body, photos: undefined }, photos.map(({ key, label }) => [key, label])]);
}

/** A margin, so that nothing runs out while it is being used. */
const MARGIN = HOUR;

/**
 * Whether the key of its tries keeps it from being posted twice: the server knows a key for a day, and for one kind of post.
 * @param now milliseconds since the epoch
 */
export function isSafeToSend(
  { post, unanswered }: Pick<QueuedPost, 'post' | 'unanswered'>,
  now: number,
): boolean {
  if (!unanswered) return true;
  return unanswered.kind === post.kind && isKeyKnown(unanswered.at, now);
}

/** Whether the server still has the upload. @param now milliseconds since the epoch */
export function isUploadFresh({ at }: { at: number }, now: number): boolean {
  return now - at < UPLOAD_LIFETIME - MARGIN;
}
