import { useEffect, useRef, useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { newIdempotencyKey } from '../../lib/api-client.ts';
import type { PostKind } from '../../lib/post-kind.ts';
import { isRecognised, type PostBody, wordsOf } from '../../lib/post-queue/queued-post.ts';
import type { Draft, KeptPhoto } from './draft.ts';
import { sendPost } from './send-post.ts';

/** What stops a post and has to be told. */
export type Obstacle =
  | { status: 'failed'; words: string }
  | { status: 'signed-out' }
  /** An earlier try was posted, as the form was then. */
  | { status: 'posted-before' }
  /** An earlier try, of the other kind or of yesterday, may have been posted: its key does not protect this one. */
  | { status: 'maybe-posted' };

export type Attempt = Pick<Draft, 'idempotencyKey' | 'unanswered'>;

/** A whole post, and how it is to go. */
export interface Ready {
  post: PostBody;
  photos: readonly KeptPhoto[];
  /** Not to be tried now: there is no network, or photos are still missing. */
  isForLater: boolean;
}

interface PostingOptions {
  first: Attempt;
  onPosted(kind: PostKind): void;
  onRefused(issues: FieldIssue[]): void;
  onObstacle(obstacle: Obstacle): void;
  /** Puts it in the queue; false when this browser cannot. */
  keep(ready: Ready, attempt: Attempt): Promise<boolean>;
}

const NO_CONNECTION = 'There is no connection, and this browser cannot keep the post for later.';

/**
 * Posts once, however often it is asked: one key for the draft until it is posted, also in the queue. A fresh key is only taken when the
 * person, told that an earlier try got or may have got through, wants another post.
 */
export function usePosting({ first, onPosted, onRefused, onObstacle, keep }: PostingOptions) {
  const [attempt, setAttempt] = useState<Attempt>({
    idempotencyKey: first.idempotencyKey,
    ...(first.unanswered && { unanswered: first.unanswered }),
  });
  const [isSending, setSending] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const isRunning = useRef(false);

  const stop = (reason: Obstacle) => {
    setObstacle(reason);
    onObstacle(reason);
  };

  const keepForLater = async (ready: Ready, trying: Attempt) => {
    if (!(await keep(ready, trying))) stop({ status: 'failed', words: NO_CONNECTION });
  };

  const send = async (ready: Ready, before: Attempt) => {
    const { post, photos } = ready;
    const { idempotencyKey } = before;
    // From here on a tab that is killed leaves a try without an answer.
    const words = wordsOf(post, photos);
    const trying: Attempt = { unanswered: { kind: post.kind, at: Date.now(), words }, ...before };
    setAttempt(trying);
    const outcome = await sendPost(post, idempotencyKey);
    if (outcome.status === 'unanswered') return await keepForLater(ready, trying);
    if (outcome.status !== 'failed' || !outcome.unclear) setAttempt(before);
    if (outcome.status === 'posted') onPosted(post.kind);
    else if (outcome.status === 'refused') onRefused(outcome.issues);
    else stop(outcome);
  };

  const run = async (ready: Ready, trying: Attempt) => {
    // A second press may come before the button shows that it works.
    if (isRunning.current) return;
    isRunning.current = true;
    setObstacle(undefined);
    setSending(true);
    await (ready.isForLater ? keepForLater(ready, trying) : send(ready, trying));
    isRunning.current = false;
    setSending(false);
  };

  return {
    attempt,
    isSending,
    obstacle,
    forgetObstacle: () => setObstacle(undefined),
    /** Sends or queues it, or says in `obstacle` what has to be decided before. */
    post(ready: Ready) {
      const { unanswered } = attempt;
      const isProtected =
        !unanswered || (unanswered.kind === ready.post.kind && isRecognised(unanswered, Date.now()));
      if (isProtected) void run(ready, attempt);
      else stop({ status: 'maybe-posted' });
    },
    /** As a new one, whatever became of the earlier try. */
    postAnew: (ready: Ready) => void run(ready, { idempotencyKey: newIdempotencyKey() }),
  };
}

/** Runs `then` once the photos that were on their way have arrived or failed. */
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
