/**
 * Sends what waits, oldest first, one sender at a time across tabs and service worker. Runs in either: it knows neither page nor window.
 *
 * Exactly once: every try of a post carries the key it was queued with, and that a try is made is written down before it is made. What the
 * server has under that key it answers again; when it cannot know any more, a person is asked.
 */
import { createCatch } from '#shared/catches/endpoints.ts';
import { createPledge } from '#shared/pledges/endpoints.ts';
import { call } from '../api-client.ts';
import { tokenFacts } from '../token-facts.ts';
import { announce } from './events.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isDue, isRecognised, type QueuedPhoto, type QueuedPost, wordsOf } from './queued-post.ts';
import { changeQueued, dropQueued, queuedPost, queueOf } from './store.ts';
import { uploadQueued } from './upload-queued.ts';

export interface Sender {
  userId: string;
  /** Of whoever is signed in right now. @throws when it cannot be known for want of a network */
  token(): Promise<string | undefined>;
}

/** Milliseconds that the answer to a post may take. */
const PATIENCE = 60_000;
/** Milliseconds before a failed post is tried again by itself: doubled with each try, up to the longest. */
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 15 * 60_000;

export async function sendQueue(sender: Sender): Promise<void> {
  const run = () => sendAllDue(sender);
  await (navigator.locks ? navigator.locks.request('creel.outbox', run) : run());
}

async function sendAllDue(sender: Sender): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const queue = await queueOf(sender.userId);
    const next = queue.find((post) => !tried.has(post.id) && isDue(post, Date.now()));
    if (!next) return;
    tried.add(next.id);
    const outcome = await sendOne(next, sender);
    // Without connection or session the others need not be tried.
    if (outcome.is === 'unanswered' || outcome.is === 'signed-out') return;
  }
}

/** One try, and what it left in the queue. */
async function sendOne(
  queued: QueuedPost,
  sender: Sender,
): Promise<Outcome | { is: 'unsure' | 'discarded' }> {
  if (queued.unanswered && !isRecognised(queued.unanswered, Date.now())) {
    await changeQueued(queued, (post) => ({ ...post, state: { status: 'unsure' } }));
    return { is: 'unsure' };
  }
  try {
    const token = await sender.token();
    if (token === undefined || tokenFacts(token)?.userId !== queued.userId) {
      return await settle(queued, { is: 'signed-out' });
    }
    const isThere = await attempt(queued, token);
    return isThere ? await settle(queued, { is: 'posted' }) : { is: 'discarded' };
  } catch (error) {
    const post = await queuedPost(queued.userId, queued.id);
    return post ? await settle(post, outcomeOf(error, post)) : { is: 'discarded' };
  }
}

/** @returns false when it was discarded while its photos were on their way */
async function attempt(queued: QueuedPost, token: string): Promise<boolean> {
  const started = await changeQueued(queued, (post) => ({ ...post, state: { status: 'sending' } }));
  if (!started) return false;
  const photos = await uploadQueued(started, token);
  const { post } = started;
  const thisTry = { kind: post.kind, at: Date.now(), words: wordsOf(post, photos) };
  // From here on a tab that is killed leaves a try without an answer.
  const written = await changeQueued(started, (kept) => ({ unanswered: thisTry, ...kept }));
  if (!written) return false;
  await create(written, photos, token);
  return true;
}

async function create(
  { post, idempotencyKey }: QueuedPost,
  photos: readonly QueuedPhoto[],
  token: string,
): Promise<void> {
  const way = { idempotencyKey, token, signal: AbortSignal.timeout(PATIENCE) };
  const taken = photos.flatMap(({ done, label }) =>
    done ? [{ uploadId: done.uploadId, imageType: label }] : [],
  );
  if (post.kind === 'pledge') {
    await call(createPledge, { ...way, body: { ...post.body, photos: taken } });
  } else {
    const ids = taken.map(({ uploadId }) => ({ uploadId }));
    await call(createCatch, { ...way, body: { ...post.body, photos: ids } });
  }
}

/** Writes down what became of a try, and tells who looks. */
async function settle(queued: QueuedPost, outcome: Outcome): Promise<Outcome> {
  const { userId } = queued;
  if (outcome.is === 'posted') {
    await dropQueued(queued);
    announce({ type: 'posted', userId, kind: queued.post.kind });
    return outcome;
  }
  await changeQueued(queued, (post) => after(post, outcome));
  // Said once, not with every try.
  const wasSaid = queued.state.status === 'waiting' && queued.state.needsSignIn === true;
  if (outcome.is === 'signed-out' && !wasSaid) announce({ type: 'signed-out', userId });
  if (outcome.is === 'refused') {
    announce({ type: 'refused', userId, message: outcome.issues[0]?.message ?? '' });
  }
  return outcome;
}

function after(post: QueuedPost, outcome: Exclude<Outcome, { is: 'posted' }>): QueuedPost {
  switch (outcome.is) {
    case 'unanswered':
      return { ...post, state: { status: 'waiting' } };
    case 'signed-out':
      return { ...post, state: { status: 'waiting', needsSignIn: true } };
    case 'posted-before':
      return { ...post, state: { status: 'posted-before' } };
    case 'refused': {
      // A rule is looked at after what was posted under the key: nothing was.
      const { unanswered: _, ...rest } = post;
      return { ...rest, state: { status: 'refused', issues: [...outcome.issues] } };
    }
    case 'photos-gone':
      return failed({ ...post, photos: withoutUploads(post.photos, outcome.places) }, outcome.message, true);
    case 'failed':
      return failed(post, outcome.message, outcome.mayPass);
  }
}

function failed(post: QueuedPost, message: string, mayPass: boolean): QueuedPost {
  const tries = (post.tries ?? 0) + 1;
  const retryAt = Date.now() + Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
  return { ...post, tries, state: { status: 'failed', message, ...(mayPass && { retryAt }) } };
}

function withoutUploads(photos: readonly QueuedPhoto[], places: readonly number[]): QueuedPhoto[] {
  return photos.map(({ done, ...photo }, place) =>
    done && !places.includes(place) ? { ...photo, done } : photo,
  );
}
