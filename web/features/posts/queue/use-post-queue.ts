import { useEffect, useState } from 'react';
import { followQueues } from '../../../lib/device-queue/events.ts';
import type { QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { queueOf } from '../../../lib/post-queue/store.ts';

/** This person's waiting posts on this device, oldest first; follows changes by other tabs. */
export function usePostQueue(userId: string): readonly QueuedPost[] {
  const [posts, setPosts] = useState<readonly QueuedPost[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const queue = await queueOf(userId);
      if (!isGone) setPosts(queue);
    };
    void read();
    const leave = followQueues(userId, () => void read());
    return () => {
      isGone = true;
      leave();
      setPosts([]);
    };
  }, [userId]);
  return posts;
}
