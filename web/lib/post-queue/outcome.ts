/** How a try to post ends. */
import type { FieldIssue } from '#shared/contract/errors.ts';
import { ApiError } from '../api/api-client.ts';
import { type PhotoRefused, UploadFailed } from '../photos/photo-errors.ts';
import { type QueuedPost, wordsOf } from './queued-post.ts';

export type Outcome =
  /** Without its id where the server only says that it has it. */
  | { is: 'posted'; id?: string }
  /** An earlier try was posted after all, with other words. */
  | { is: 'posted-before' }
  /** Not tried: nobody can tell whether an earlier try was posted, and the key would not protect this one. */
  | { is: 'unsure' }
  /** Somebody took it out of the queue meanwhile. */
  | { is: 'discarded' }
  /** Nothing came back: nobody knows whether it was posted. A repeat under the same key is safe. */
  | { is: 'unanswered' }
  | { is: 'signed-out' }
  | { is: 'refused'; issues: readonly FieldIssue[] }
  /** The server does not take these photos any more, by their place in the list: they are uploaded anew. */
  | { is: 'photos-gone'; places: readonly number[]; message: string }
  /** `mayPass`: another try may succeed by itself. */
  | { is: 'failed'; message: string; mayPass: boolean };

/** A photo's file is at fault, or gone. */
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
  // A connection that broke while the answer was read, a time that ran out.
  if (!(error instanceof ApiError)) return { is: 'unanswered' };
  return outcomeOfAnswer(error, post);
}

function outcomeOfAnswer({ code, status, message, issues }: ApiError, queued: QueuedPost): Outcome {
  if (code === 'offline' || status === undefined) return { is: 'unanswered' };
  if (code === 'idempotency_key_reused') {
    // The photos may have been uploaded anew since: what counts is what the post says.
    const isSame = queued.unanswered?.words === wordsOf(queued.post, queued.photos);
    return { is: isSame ? 'posted' : 'posted-before' };
  }
  if (status === 401) return { is: 'signed-out' };
  const places = issues.flatMap(({ path }) => /^photos\.(\d+)/.exec(path)?.[1] ?? []).map(Number);
  if (places.length > 0 && places.length === issues.length) return { is: 'photos-gone', places, message };
  if (issues.length > 0) return { is: 'refused', issues };
  return { is: 'failed', message, mayPass: status >= 500 || status === 429 };
}
