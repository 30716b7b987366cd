/** What happens in the queue, told to every tab: whichever of them, or the service worker, is sending. */
import type { PostKind } from '../post-kind.ts';

export type PostQueueEvent = { userId: string } & (
  | { type: 'changed' }
  | { type: 'posted'; kind: PostKind }
  | { type: 'refused'; message: string }
  | { type: 'signed-out' }
);

const NAME = 'creel.outbox';

export function announce(event: PostQueueEvent): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(event);
  channel.close();
}

/** @param onEvent hears what happens to posts of this person, in whichever tab, this one included */
export function followPostQueue(userId: string, onEvent: (event: PostQueueEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<PostQueueEvent>) => {
    if (data.userId === userId) onEvent(data);
  };
  return () => channel.close();
}
