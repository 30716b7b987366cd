/** One try to post, and everything it can end with. */
import { createCatch } from '#shared/catches/endpoints.ts';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { createPledge } from '#shared/pledges/endpoints.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import type { PostBody } from '../../lib/post-queue/queued-post.ts';
import { toFormPath } from './post-form.ts';

export type Outcome =
  | { status: 'posted' }
  /** Rules of the server that stand against it, at their inputs. */
  | { status: 'refused'; issues: FieldIssue[] }
  /** An earlier try under the same key was posted after all, with what the form said then. */
  | { status: 'posted-before' }
  | { status: 'signed-out' }
  /** Nothing came back: nobody knows whether it was posted. A repeat under the same key is safe. */
  | { status: 'unanswered' }
  /** `unclear`: the server failed, maybe after it was posted. */
  | { status: 'failed'; words: string; unclear: boolean };

/** Milliseconds that a person should have to look at "Posting...". */
const PATIENCE = 30_000;

export async function sendPost(post: PostBody, idempotencyKey: string): Promise<Outcome> {
  const way = { idempotencyKey, signal: AbortSignal.timeout(PATIENCE) };
  try {
    if (post.kind === 'pledge') await call(createPledge, { body: post.body, ...way });
    else await call(createCatch, { body: post.body, ...way });
    return { status: 'posted' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  // A lost connection while the answer was being read, or something that is wrong here: as if no answer had come.
  if (!(error instanceof ApiError) || error.status === undefined) return { status: 'unanswered' };
  const { code, status, message, issues } = error;
  if (code === 'idempotency_key_reused') return { status: 'posted-before' };
  if (status === 401) return { status: 'signed-out' };
  if (issues.length > 0) return { status: 'refused', issues: issues.map(toFormPath) };
  return { status: 'failed', words: message, unclear: status >= 500 };
}
