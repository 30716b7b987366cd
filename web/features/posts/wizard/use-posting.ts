import { useEffect, useRef, useState } from 'react';
import type { PostKind } from '#shared/posts/schemas.ts';
import { noConnection } from '#words/posts/posting.ts';
import { useAction } from '../../../components/overlays/use-action.ts';
import { messageOf, newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { pageSender, sendFromPage } from '../../../lib/outbox/send-from-page.ts';
import type { Outcome } from '../../../lib/post-queue/outcome.ts';
import { isSafeToSend, type QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { submitPost } from '../../../lib/post-queue/send-queue.ts';
import type { Draft } from '../draft/draft.ts';

/** Why it is not posted, for the form to show. */
export type PostProblem =
  | { status: 'failed'; words: string }
  | { status: 'signed-out' }
  /** An earlier try was posted, as the form was then. */
  | { status: 'posted-before' }
  /** An earlier try, of the other kind or of yesterday, may have been posted: its key does not protect this one. */
  | { status: 'maybe-posted' };

export type Attempt = Pick<Draft, 'idempotencyKey' | 'unanswered'>;

/** A complete post, and how to send it. */
export interface Ready extends Omit<QueuedPost, 'idempotencyKey' | 'unanswered' | 'state'> {
  /** Whether to queue it without an attempt: there is no network, or photos are still missing. */
  isForLater: boolean;
}

interface PostingOptions {
  first: Attempt;
  onPosted(kind: PostKind, id: string | undefined): void;
  /** Called when it was queued on this device. */
  onQueued(): void;
  onRefused(issues: Extract<Outcome, { is: 'refused' }>['issues']): void;
  onProblem(problem: PostProblem): void;
}

/**
 * Posts once, however often it is asked: one key for the draft until it is posted, also in the queue. A fresh key is only taken when the
 * person, told that an earlier try got or may have got through, wants another post.
 */
export function usePosting({ first, onPosted, onQueued, onRefused, onProblem }: PostingOptions) {
  const [attempt, setAttempt] = useState<Attempt>({
    idempotencyKey: first.idempotencyKey,
    ...(first.unanswered && { unanswered: first.unanswered }),
  });
  const [problem, setProblem] = useState<PostProblem>();

  const stop = (reason: PostProblem) => {
    setProblem(reason);
    onProblem(reason);
  };

  const send = async ({ isForLater, ...ready }: Ready, trying: Attempt) => {
    setProblem(undefined);
    const post: QueuedPost = { ...ready, ...trying, state: { status: 'waiting' } };
    const sender = isForLater ? undefined : pageSender(post.userId);
    const { outcome, isQueued, unanswered } = await submitPost(post, sender);
    setAttempt({ idempotencyKey: trying.idempotencyKey, ...(unanswered && { unanswered }) });
    if (isQueued) {
      onQueued();
      void sendFromPage(post.userId);
    } else if (outcome.is === 'posted') onPosted(post.post.kind, outcome.id);
    else if (outcome.is === 'refused') onRefused(outcome.issues);
    else if (outcome.is === 'photos-gone') onRefused(issuesOf(outcome));
    else stop(problemOf(outcome));
  };

  const { isBusy: isSending, run } = useAction(
    send,
    (error) => void stop({ status: 'failed', words: messageOf(error) }),
  );

  return {
    attempt,
    isSending,
    problem,
    dismissProblem: () => setProblem(undefined),
    /** Sends or queues it, or sets `problem` if the person has to decide something first. */
    post(ready: Ready) {
      if (isSafeToSend({ ...ready, ...attempt }, Date.now())) void run(ready, attempt);
      else stop({ status: 'maybe-posted' });
    },
    /** Sends it as a new post, whatever the result of the earlier attempt. */
    postAnew: (ready: Ready) => void run(ready, { idempotencyKey: newIdempotencyKey() }),
  };
}

const issuesOf = ({ places, message }: Extract<Outcome, { is: 'photos-gone' }>) =>
  places.map((place) => ({ path: `photos.${place}`, message }));

function problemOf(outcome: Outcome): PostProblem {
  switch (outcome.is) {
    case 'signed-out':
    case 'posted-before':
      return { status: outcome.is };
    case 'unsure':
      return { status: 'maybe-posted' };
    case 'unanswered':
      return { status: 'failed', words: noConnection };
    case 'failed':
      return { status: 'failed', words: outcome.message };
    default:
      return { status: 'failed', words: messageOf(undefined) };
  }
}

/** Runs `then` once the uploads in progress have finished or failed. */
export function useWaiting(isBusy: boolean, then: () => void): { isWaiting: boolean; wait(): void } {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (!isWaiting || isBusy) return;
    setWaiting(false);
    latest.current();
  }, [isWaiting, isBusy]);
  return { isWaiting, wait: () => setWaiting(true) };
}
