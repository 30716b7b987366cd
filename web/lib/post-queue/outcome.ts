/** The outcome of a try to post. */
import type { FieldIssue } from '#shared/contract/errors.ts';
import { ApiError } from '../api/api-client.ts';
import { type PhotoRefused, UploadFailed } from '../photos/photo-errors.ts';
import { type QueuedPost, wordsOf } from './queued-post.ts';

export type Outcome =
  /** Without an id if the server only says that it has the post. */
  | { is: 'posted'; id?: string }
  /** An earlier try was posted after all, with a different content. */
  | { is: 'posted-before' }
  /**
   * Not tried, because it is unknown whether an earlier try was posted, and the key would no longer prevent a
   * duplicate.
   */
  | { is: 'unsure' }
  /** It was removed from the queue meanwhile. */
  | { is: 'discarded' }
  /** There was no response, so nobody knows whether it was posted. A retry with the same key is safe. */
  | { is: 'unanswered' }
  | { is: 'signed-out' }
  | { is: 'refused'; issues: readonly FieldIssue[] }
  /** The server no longer accepts these photos, given by their index in the list. They are uploaded again. */
  | { is: 'photos-gone'; places: readonly number[]; message: string }
  /** `mayPass`: a retry can succeed without a change. */
  | { is: 'failed'; message: string; mayPass: boolean };

/** A photo's file is broken or missing. */
export class PhotoHopeless extends Error {
  override readonly name = 'PhotoHopeless';
  readonly place: number;

  constructor(place: number, cause: PhotoRefused) {
    super(cause.message, { cause });
    this.place = place;
  }
}

export function outcomeOf(error: unknown, post: QueuedPost): Outcome {
  if (error instanceof PhotoHopeless) {
    return { is: 'refused', issues: [{ path: `photos.${error.place}`, message: error.message }] };
  }
  if (error instanceof UploadFailed) return { is: 'failed', message: error.message, mayPass: true };
  // The connection broke while the response was read, or the time ran out.
  if (!(error instanceof ApiError)) return { is: 'unanswered' };
  return outcomeOfAnswer(error, post);
}

function outcomeOfAnswer({ code, status, message, issues }: ApiError, queued: QueuedPost): Outcome {
  if (code === 'offline' || status === undefined) return { is: 'unanswered' };
  if (code === 'idempotency_key_reused') {
    // The photos may have been uploaded again since, so this compares the content of the post.
    const isSame = queued.unanswered?.words === wordsOf(queued.post, queued.photos);
    return { is: isSame ? 'posted' : 'posted-before' };
  }
  if (status === 401) return { is: 'signed-out' };
  const places = issues.flatMap(({ path }) => /^photos\.(\d+)/.exec(path)?.[1] ?? []).map(Number);
  if (places.length > 0 && places.length === issues.length) return { is: 'photos-gone', places, message };
  if (issues.length > 0) return { is: 'refused', issues };
  return { is: 'failed', message, mayPass: status >= 500 || status === 429 };
}
