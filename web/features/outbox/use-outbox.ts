import { useEffect, useState } from 'react';
import { followOutbox } from '../../lib/outbox/events.ts';
import type { QueuedPost } from '../../lib/outbox/queued-post.ts';
import { queueOf } from '../../lib/outbox/store.ts';

/** What waits on this device for this person, oldest first; follows what other tabs do with it. */
export function useOutbox(userId: string): readonly QueuedPost[] {
  const [posts, setPosts] = useState<readonly QueuedPost[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      // A browser that keeps nothing has nothing waiting.
      const queue = await queueOf(userId).catch(() => []);
      if (!isGone) setPosts(queue);
    };
    void read();
    const leave = followOutbox(userId, () => void read());
    return () => {
      isGone = true;
      leave();
      setPosts([]);
    };
  }, [userId]);
  return posts;
}
