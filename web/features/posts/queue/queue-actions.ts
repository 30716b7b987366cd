import { newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { sendFromPage } from '../../../lib/outbox/send-from-page.ts';
import type { QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { postQueue } from '../../../lib/post-queue/store.ts';

/** Tries it again at once. */
export async function retry(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, (post) =>
    // A post that is being sent right now is left alone.
    post.state.status === 'sending' ? post : { ...post, state: { status: 'waiting' } },
  );
  await sendFromPage(queued.userId);
}

/** Sends it as a new post even if an earlier try may have succeeded: the person has checked and asked for it. */
export async function postAnew(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, ({ unanswered: _, ...post }) => ({
    ...post,
    idempotencyKey: newIdempotencyKey(),
    state: { status: 'waiting' },
  }));
  await sendFromPage(queued.userId);
}

/** Makes it a draft that nobody sends until it was changed. */
export async function openForChange(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, (post) =>
    post.state.status === 'failed'
      ? { ...post, state: { status: 'refused', issues: [{ path: '', message: post.state.message }] } }
      : post,
  );
}
