import { putQueued } from '../../lib/post-queue/store.ts';
import type { DraftPlace } from './draft.ts';
import type { PostForm } from './post-form.ts';
import type { Attempt, Ready } from './use-posting.ts';

/** Puts a post in the queue under the key of its tries so far. Its photos' files are kept already. @returns false when this browser cannot */
export async function queuePost(
  { userId, queuedId }: DraftPlace,
  form: PostForm,
  { post, photos }: Ready,
  { idempotencyKey, unanswered }: Attempt,
): Promise<boolean> {
  try {
    await putQueued({
      id: queuedId ?? crypto.randomUUID(),
      userId,
      post,
      photos: [...photos],
      form,
      idempotencyKey,
      queuedAt: Date.now(),
      ...(unanswered && { unanswered }),
      state: { status: 'waiting' },
    });
    return true;
  } catch {
    return false;
  }
}
