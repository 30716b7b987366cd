import { useEffect, useState } from 'react';
import type { QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { postQueue } from '../../../lib/post-queue/store.ts';
import { draftOf } from '../draft/draft.ts';
import { toFormPath } from '../form/form-paths.ts';
import type { ReturnedPost } from './use-post-wizard.ts';

interface Returning {
  id: string | undefined;
  returned?: ReturnedPost | undefined;
}

/** Reads once a post of the queue that somebody wants to change. @param id undefined for a new post */
export function useReturnedPost(userId: string, id: string | undefined) {
  const [found, setFound] = useState<Returning>({ id: undefined });
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    const read = async () => {
      const post = await postQueue.get(userId, id);
      if (!isGone) setFound({ id, returned: post && toReturned(post) });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [userId, id]);
  const isLoading = found.id !== id;
  return { isLoading: id !== undefined && isLoading, returned: isLoading ? undefined : found.returned };
}

/** Only refused posts, since any other one may be on its way right now. */
function toReturned(post: QueuedPost): ReturnedPost | undefined {
  if (post.state.status !== 'refused') return undefined;
  // Photos show their own problems when they are uploaded again.
  const issues = post.state.issues.map(toFormPath).filter(({ path }) => !path.startsWith('photos'));
  try {
    return { id: post.id, draft: draftOf(post, Date.now()), issues };
  } catch {
    return undefined;
  }
}
