/** What happens in the queue, told to every tab: whichever of them, or the service worker, is sending. */
import type { PostKind } from '#shared/posts/schemas.ts';

export type QueueEvent = { userId: string } & (
  | { type: 'changed' }
  | { type: 'posted'; kind: PostKind; id?: string | undefined }
  | { type: 'refused'; message: string }
  | { type: 'handed-over'; handover: HandedOver }
  | { type: 'handover-refused'; message: string }
  | { type: 'signed-out' }
);

/** Meals that an organization got. */
export interface HandedOver {
  meals: number;
  organizationName: string;
}

const NAME = 'creel.outbox';

export function announce(event: QueueEvent): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(event);
  channel.close();
}

/** @param onEvent hears what happens to things of this person, in whichever tab, this one included */
export function followQueues(userId: string, onEvent: (event: QueueEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<QueueEvent>) => {
    if (data.userId === userId) onEvent(data);
  };
  return () => channel.close();
}
