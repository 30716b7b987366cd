/** A post that waits on this device until it has been sent. */

import type { FieldIssue } from '#shared/contract/errors.ts';
import type { LandingBody } from '#shared/landings/schemas.ts';
import { HOUR, UPLOAD_LIFETIME } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { CatchBody } from '#shared/posts/catches/schemas.ts';
import type { PledgeBody, PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { isKeyKnown } from '../api/key-age.ts';
import type { QueueEntry } from '../device-queue/queue-entry.ts';

export type PostBody = { kind: 'catch'; body: CatchBody } | { kind: 'pledge'; body: PledgeBody };
/** A post, or the announcement of a landing. */
export type QueuedBody = PostBody | { kind: 'landing'; body: LandingBody };
export type QueuedKind = QueuedBody['kind'];

/** Earlier versions of the app stored a catch as "marketplace". */
export const toPostKind = (kept: string): PostKind => (kept === 'pledge' ? 'pledge' : 'catch');
export const toQueuedKind = (kept: string): QueuedKind => (kept === 'landing' ? kept : toPostKind(kept));

/** A photo whose file is stored under its key until the post is sent. */
export interface QueuedPhoto {
  key: string;
  name: string;
  label: PledgeImageType;
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: number;
  /** Present once it is uploaded; `at` in milliseconds since the epoch. */
  done?: { uploadId: string; photo: Photo; at: number } | undefined;
}

/** A try without a response. The post may exist. */
export interface UnansweredTry {
  kind: QueuedKind;
  /** The time of the first such try, in milliseconds since the epoch. */
  at: number;
  /** Its content, see `wordsOf`. */
  words: string;
}

type PostState =
  /** The server's rules refuse it, so somebody has to change it. */
  | { status: 'refused'; issues: FieldIssue[] }
  /** It can't be known any more whether an earlier try was posted. */
  | { status: 'unsure' }
  /** An earlier try was posted, with a different content. */
  | { status: 'posted-before' };

export interface QueuedPost extends QueueEntry<PostState> {
  /** Sent with the photos below, whatever its own list contains. */
  post: QueuedBody;
  photos: QueuedPhoto[];
  /** The values of its form, for editing. Only the form itself understands them. */
  form: unknown;
  /** The same for all tries. */
  idempotencyKey: string;
  unanswered?: UnansweredTry | undefined;
  /** The announcement in this queue of the landing that it is made from. */
  announcementId?: string | undefined;
}

/** Entries of the queue have UUIDs; landings and posts have ULIDs. */
export const isQueuedId = (id: string): boolean => id.includes('-');

/** Converts a post to the form of this app version, whichever version queued it. */
export function toCurrent(kept: QueuedPost): QueuedPost {
  const { post, unanswered } = kept;
  const isKnown = post.kind === 'pledge' || post.kind === 'landing';
  const current: QueuedPost = isKnown ? kept : { ...kept, post: { ...post, kind: 'catch' } };
  return unanswered
    ? { ...current, unanswered: { ...unanswered, kind: toQueuedKind(unanswered.kind) } }
    : current;
}

/** The whole content of a post, to compare two tries. It includes the photos, but not the ids of their uploads. */
export function wordsOf({ body }: QueuedBody, photos: readonly Pick<QueuedPhoto, 'key' | 'label'>[]): string {
  return JSON.stringify([{ ...body, photos: undefined }, photos.map(({ key, label }) => [key, label])]);
}

/** A margin, so that nothing expires while it is being used. */
const MARGIN = HOUR;

/**
 * Whether the key still prevents a duplicate. The server remembers a key for a day, and for one kind of post.
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
