/** One try to post, and everything it can end with. */
import { createCatch } from '#shared/catches/endpoints.ts';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { createPledge } from '#shared/pledges/endpoints.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { type PostBody, toFormPath } from './post-form.ts';

export type Outcome =
  | { status: 'posted' }
  /** Rules of the server that stand against it, at their inputs. */
  | { status: 'refused'; issues: FieldIssue[] }
  /** An earlier try under the same key was posted after all, with what the form said then. */
  | { status: 'posted-before' }
  | { status: 'signed-out' }
  /** `unanswered`: nobody knows whether it was posted. A repeat under the same key is safe. */
  | { status: 'failed'; words: string; unanswered: boolean };

export async function sendPost(post: PostBody, idempotencyKey: string): Promise<Outcome> {
  try {
    if (post.kind === 'pledge') await call(createPledge, { body: post.body, idempotencyKey });
    else await call(createCatch, { body: post.body, idempotencyKey });
    return { status: 'posted' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) {
    // A lost connection while the answer was being read, or something that is wrong here: as if no answer had come.
    return { status: 'failed', words: '', unanswered: true };
  }
  const { code, status, message, issues } = error;
  if (code === 'idempotency_key_reused') return { status: 'posted-before' };
  if (status === 401) return { status: 'signed-out' };
  if (issues.length > 0) return { status: 'refused', issues: issues.map(toFormPath) };
  return { status: 'failed', words: message, unanswered: status === undefined || status >= 500 };
}
