import { newIdempotencyKey } from '../../lib/api-client.ts';
import type { QueuedPost } from '../../lib/post-queue/queued-post.ts';
import { sendFromPage } from '../../lib/post-queue/send-from-page.ts';
import { changeQueued, dropQueued } from '../../lib/post-queue/store.ts';

/** Tries it again at once. */
export async function retry(queued: QueuedPost): Promise<void> {
  await changeQueued(queued, (post) =>
    // What is being sent this very moment is not for us to touch.
    post.state.status === 'sending' ? post : { ...post, state: { status: 'waiting' } },
  );
  await sendFromPage(queued.userId);
}

/** As a new post, whatever became of the earlier tries: the person has looked, and wants it. */
export async function postAnew(queued: QueuedPost): Promise<void> {
  await changeQueued(queued, ({ unanswered: _, ...post }) => ({
    ...post,
    idempotencyKey: newIdempotencyKey(),
    state: { status: 'waiting' },
  }));
  await sendFromPage(queued.userId);
}

/** Makes it a draft that nobody sends until it was changed. */
export async function openForChange(queued: QueuedPost): Promise<void> {
  await changeQueued(queued, (post) =>
    post.state.status === 'failed'
      ? { ...post, state: { status: 'refused', issues: [{ path: '', message: post.state.message }] } }
      : post,
  );
}

export const discard = (queued: QueuedPost): Promise<void> => dropQueued(queued);
