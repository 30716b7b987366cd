import { useEffect, useRef, useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { IDEMPOTENCY_WINDOW } from '#shared/limits.ts';
import { newIdempotencyKey } from '../../lib/api-client.ts';
import type { Draft } from './draft.ts';
import type { PostBody, PostKind } from './post-form.ts';
import { sendPost } from './send-post.ts';

/** What stops a post and has to be told. */
export type Obstacle =
  | { status: 'failed'; words: string }
  | { status: 'signed-out' }
  /** An earlier try was posted, as the form was then. */
  | { status: 'posted-before' }
  /** An earlier try, of the other kind or of yesterday, may have been posted: its key does not protect this one. */
  | { status: 'maybe-posted' };

type Attempt = Pick<Draft, 'idempotencyKey' | 'unanswered'>;

interface PostingOptions {
  first: Attempt;
  onPosted(kind: PostKind): void;
  onRefused(issues: FieldIssue[]): void;
  onObstacle(obstacle: Obstacle): void;
}

/**
 * Posts once, however often it is asked: one key for the draft until it is posted. A fresh key is only taken when the person, told that an
 * earlier try got or may have got through, wants another post.
 */
export function usePosting({ first, onPosted, onRefused, onObstacle }: PostingOptions) {
  const [attempt, setAttempt] = useState<Attempt>({
    idempotencyKey: first.idempotencyKey,
    ...(first.unanswered && { unanswered: first.unanswered }),
  });
  const [isSending, setSending] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const isRunning = useRef(false);

  const send = async (post: PostBody, { idempotencyKey, unanswered }: Attempt) => {
    // A second press may come before the button shows that it works.
    if (isRunning.current) return;
    isRunning.current = true;
    setObstacle(undefined);
    setSending(true);
    // From here on a tab that is killed leaves a try without an answer.
    setAttempt({ idempotencyKey, unanswered: { kind: post.kind, at: Date.now() } });
    const outcome = await sendPost(post, idempotencyKey);
    isRunning.current = false;
    setSending(false);
    const isAnswered = outcome.status !== 'failed' || !outcome.unanswered;
    if (isAnswered) setAttempt({ idempotencyKey, ...(unanswered && { unanswered }) });
    if (outcome.status === 'posted') onPosted(post.kind);
    else if (outcome.status === 'refused') onRefused(outcome.issues);
    else stop(outcome);
  };

  const stop = (reason: Obstacle) => {
    setObstacle(reason);
    onObstacle(reason);
  };

  return {
    attempt,
    isSending,
    obstacle,
    forgetObstacle: () => setObstacle(undefined),
    /** Sends it, or says in `obstacle` what has to be decided before. */
    post(post: PostBody) {
      const { unanswered } = attempt;
      const isProtected =
        !unanswered || (unanswered.kind === post.kind && Date.now() - unanswered.at < IDEMPOTENCY_WINDOW);
      if (isProtected) void send(post, attempt);
      else stop({ status: 'maybe-posted' });
    },
    /** As a new one, whatever became of the earlier try. */
    postAnew: (post: PostBody) => void send(post, { idempotencyKey: newIdempotencyKey() }),
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
