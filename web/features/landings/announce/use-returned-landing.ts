import { useEffect, useState } from 'react';
import { postQueue } from '../../../lib/post-queue/store.ts';
import { type FirstForm, formOfQueued } from './landing-draft.ts';

/** Reads once an announcement of the queue that somebody wants to change. Only refused ones: others may be on their way. */
export function useReturnedLanding(userId: string, id: string) {
  const [found, setFound] = useState<{ first: FirstForm | undefined }>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const post = await postQueue.get(userId, id);
      const first = post?.state.status === 'refused' ? formOfQueued(post) : undefined;
      if (!isGone) setFound({ first });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [userId, id]);
  return { isLoading: !found, first: found?.first };
}
