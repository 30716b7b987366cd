/**
 * Sends posts: those that wait, and the one that a form has just queued. It runs in pages and in the service worker, so
 * it doesn't use `window`.
 *
 * Each post is created exactly once. Every try uses the key that the post was queued with, and is recorded before it is
 * made. The server repeats its response to that key; once it can't any more, the person is asked. One sender at a time
 * holds a post (Web Locks).
 */
import { createLanding } from '#shared/landings/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { sentBody } from '#shared/posts/catches/sent-body.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { call } from '../api/api-client.ts';
import { announce } from '../device-queue/events.ts';
import { failed } from '../device-queue/queue-entry.ts';
import { holding, type Sender, sendDue, tokenFor } from '../device-queue/send-due.ts';
import { nameLanding } from '../landing-steps/store.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isSafeToSend, type QueuedPhoto, type QueuedPost, wordsOf } from './queued-post.ts';
import { dropQueued, postQueue, putQueued } from './store.ts';
import { uploadQueued } from './upload-queued.ts';

/** How long the response to a post may take. */
const ANSWER_TIMEOUT_MS = 60_000;
/** How long somebody may have to look at "Posting...". */
const WATCHED_ANSWER_TIMEOUT_MS = 30_000;
/** Sends waiting posts, oldest first. */
export const sendPosts = (sender: Sender): Promise<void> =>
  sendDue(postQueue, sender, async (post) => {
    const outcome = await trySend(post, sender, ANSWER_TIMEOUT_MS);
    await followUp(post, outcome);
    return outcome;
  });

export interface Submission {
  outcome: Outcome;
  /** Whether it waits in the queue, to be sent as soon as possible. */
  isQueued: boolean;
  /** If it is not in the queue: the try without a response, for the next one. */
  unanswered?: QueuedPost['unanswered'] | undefined;
}

/**
 * Sends a post that somebody waits for, through the queue, so that nothing is lost if the page is closed. A refused or
 * failed post leaves the queue again and is shown by the form; without a response it stays in the queue.
 * @param sender absent to only queue it
 */
export async function submitPost(post: QueuedPost, sender: Sender | undefined): Promise<Submission> {
  const before = await postQueue.get(post.userId, post.id);
  const submission = await holding(post, async (): Promise<Submission> => {
    const isKept = await putQueued(post);
    const outcome = sender
      ? await trySend(post, sender, WATCHED_ANSWER_TIMEOUT_MS)
      : { is: 'unanswered' as const };
    const isQueued = outcome.is === 'unanswered' && isKept;
    // Not announced, because the form itself shows it.
    if (outcome.is === 'posted') await dropPosted(post, outcome.id);
    else if (isQueued) await followUp(post, outcome);
    if (outcome.is === 'posted' || isQueued) return { outcome, isQueued };
    const tried = await postQueue.get(post.userId, post.id);
    // A post that was in the queue before waits there for its owner again.
    await (before ? putQueued(before) : postQueue.remove(post));
    const isOpen = outcome.is === 'unanswered' || (outcome.is === 'failed' && outcome.mayPass);
    return { outcome, isQueued, unanswered: isOpen ? tried?.unanswered : post.unanswered };
  });
  // Another tab is sending the same post.
  return submission ?? { outcome: { is: 'unanswered' }, isQueued: true };
}

/** Tries once. It records its findings in the post, but not the outcome. */
async function trySend(queued: QueuedPost, sender: Sender, timeoutMs: number): Promise<Outcome> {
  if (!isSafeToSend(queued, Date.now())) return { is: 'unsure' };
  try {
    const token = await tokenFor(queued, sender);
    if (token === undefined) return { is: 'signed-out' };
    return await uploadAndCreate(queued, token, timeoutMs);
  } catch (error) {
    const post = await postQueue.get(queued.userId, queued.id);
    return post ? outcomeOf(error, post) : { is: 'discarded' };
  }
}

async function uploadAndCreate(queued: QueuedPost, token: string, timeoutMs: number): Promise<Outcome> {
  const started = await postQueue.change(queued, (post) => ({ ...post, state: { status: 'sending' } }));
  if (!started) return { is: 'discarded' };
  const photos = await uploadQueued(started, token);
  const { post } = started;
  const thisTry = { kind: post.kind, at: Date.now(), words: wordsOf(post, photos) };
  // From here on, a tab that is killed leaves a try without a response.
  const written = await postQueue.change(started, (kept) => ({ unanswered: thisTry, ...kept }));
  if (!written) return { is: 'discarded' };
  return { is: 'posted', id: await create(written, photos, token, timeoutMs) };
}

/** @returns the id of the post */
async function create(
  { post, idempotencyKey }: QueuedPost,
  photos: readonly QueuedPhoto[],
  token: string,
  timeoutMs: number,
): Promise<string> {
  const request = { idempotencyKey, token, signal: AbortSignal.timeout(timeoutMs) };
  if (post.kind === 'landing') return (await call(createLanding, { ...request, body: post.body })).id;
  const taken = photos.flatMap(({ done, label }) =>
    done ? [{ uploadId: done.uploadId, imageType: label }] : [],
  );
  if (post.kind === 'pledge') {
    return (await call(createPledge, { ...request, body: { ...post.body, photos: taken } })).id;
  }
  const ids = taken.map(({ uploadId }) => ({ uploadId }));
  return (await call(createCatch, { ...request, body: { ...sentBody(post.body), photos: ids } })).id;
}

/** Posts that were made from a landing before it was announced name it, unless they may have been posted without. */
async function nameInPosts({ id, userId }: QueuedPost, landingId: string): Promise<void> {
  for (const each of await postQueue.ofUser(userId)) {
    if (each.announcementId !== id) continue;
    await postQueue.change(each, (entry) => (entry.unanswered ? entry : fromLanding(entry, landingId)));
  }
}

function fromLanding(entry: QueuedPost, landingId: string): QueuedPost {
  const { post } = entry;
  if (post.kind === 'landing') return entry;
  return post.kind === 'catch'
    ? { ...entry, post: { ...post, body: { ...post.body, landingId } } }
    : { ...entry, post: { ...post, body: { ...post.body, landingId } } };
}

/** @param id undefined if the server only says that it has the post */
async function dropPosted(queued: QueuedPost, id: string | undefined): Promise<void> {
  // Before it leaves the queue: if this page is closed in between, it is sent again, with the same response.
  if (id !== undefined && queued.post.kind === 'landing') {
    await nameLanding(queued, id);
    await nameInPosts(queued, id);
  }
  await dropQueued(queued);
}

/** Records the outcome of a try in the queue, and announces it. */
async function followUp(queued: QueuedPost, outcome: Outcome): Promise<void> {
  const { userId } = queued;
  if (outcome.is === 'posted') {
    await dropPosted(queued, outcome.id);
    announce({ type: 'posted', userId, kind: queued.post.kind, id: outcome.id });
    return;
  }
  await postQueue.change(queued, (post) => after(beforeTry(post, queued, outcome), outcome));
  // Announced once, not with every try.
  const wasSaid = queued.state.status === 'waiting' && queued.state.needsSignIn === true;
  if (outcome.is === 'signed-out' && !wasSaid) announce({ type: 'signed-out', userId });
  if (outcome.is === 'refused') {
    announce({ type: 'refused', userId, message: outcome.issues[0]?.message ?? '' });
  }
}

/** A signed-out person has posted nothing, so an unknown result stays as it was. */
function beforeTry(post: QueuedPost, { unanswered }: QueuedPost, outcome: Outcome): QueuedPost {
  return outcome.is === 'signed-out' ? { ...post, unanswered } : post;
}

function after(post: QueuedPost, outcome: Exclude<Outcome, { is: 'posted' }>): QueuedPost {
  switch (outcome.is) {
    case 'discarded':
      return post;
    case 'unanswered':
      return { ...post, state: { status: 'waiting' } };
    case 'signed-out':
      return { ...post, state: { status: 'waiting', needsSignIn: true } };
    case 'unsure':
    case 'posted-before':
      return { ...post, state: { status: outcome.is } };
    case 'refused': {
      // The server checks the rules only if it has no post for the key, so nothing was posted.
      const { unanswered: _, ...rest } = post;
      return { ...rest, state: { status: 'refused', issues: [...outcome.issues] } };
    }
    case 'photos-gone':
      return failed({ ...post, photos: withoutUploads(post.photos, outcome.places) }, outcome.message, true);
    case 'failed':
      return failed(post, outcome.message, outcome.mayPass);
  }
}

function withoutUploads(photos: readonly QueuedPhoto[], places: readonly number[]): QueuedPhoto[] {
  return photos.map(({ done, ...photo }, place) =>
    done && !places.includes(place) ? { ...photo, done } : photo,
  );
}
