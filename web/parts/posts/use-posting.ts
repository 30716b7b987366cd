import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../components/overlays/use-action.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { pageSender, sendFromPage } from '../../lib/outbox/send-from-page.ts';
import type { Outcome } from '../../lib/post-queue/outcome.ts';
import { isSafeToSend, type QueuedPost } from '../../lib/post-queue/queued-post.ts';
import { submitPost } from '../../lib/post-queue/send-queue.ts';

/** The reason why it is not posted, shown in the form. */
export type PostProblem =
  | { status: 'failed'; words: string }
  | { status: 'signed-out' }
  /** An earlier attempt posted the form as it was then. */
  | { status: 'posted-before' }
  /**
   * An earlier attempt, of the other kind or of yesterday, may have been posted. Its key does not prevent a second
   * post.
   */
  | { status: 'maybe-posted' };

export type Attempt = Pick<QueuedPost, 'idempotencyKey' | 'unanswered'>;

/** A complete post, and how to send it. */
export interface Ready extends Omit<QueuedPost, 'idempotencyKey' | 'unanswered' | 'state'> {
  /** Whether to queue it without an attempt: there is no network, or photos are still missing. */
  isForLater: boolean;
}

interface PostingOptions {
  first: Attempt;
  /** The reason if there is no network, and this browser can't keep it. */
  noConnection: string;
  /** @param id undefined if the server only says that it has the post */
  onPosted(id: string | undefined): void;
  /** Called when it was queued on this device. */
  onQueued(): void;
  onRefused(issues: Extract<Outcome, { is: 'refused' }>['issues']): void;
  onProblem(problem: PostProblem): void;
}

/**
 * Posts only once even if it is called several times, since the draft has one idempotency key until it is posted, also
 * in the queue. It gets a new key only if an earlier attempt succeeded or may have succeeded and the person wants
 * another post.
 */
export function usePosting({
  first,
  noConnection,
  onPosted,
  onQueued,
  onRefused,
  onProblem,
}: PostingOptions) {
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
    } else if (outcome.is === 'posted') onPosted(outcome.id);
    else if (outcome.is === 'refused') onRefused(outcome.issues);
    else if (outcome.is === 'photos-gone') onRefused(issuesOf(outcome));
    else stop(problemOf(outcome, noConnection));
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
    async post(ready: Ready): Promise<void> {
      if (isSafeToSend({ ...ready, ...attempt }, Date.now())) await run(ready, attempt);
      else stop({ status: 'maybe-posted' });
    },
    /** Sends it as a new post, whatever the outcome of the earlier attempt. */
    postAnew: (ready: Ready) => void run(ready, { idempotencyKey: newIdempotencyKey() }),
  };
}

const issuesOf = ({ places, message }: Extract<Outcome, { is: 'photos-gone' }>) =>
  places.map((place) => ({ path: `photos.${place}`, message }));

function problemOf(outcome: Outcome, noConnection: string): PostProblem {
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
