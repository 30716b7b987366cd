/** Events of the queue, sent to every tab. A tab or the service worker can be the sender. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { tabChannel } from '../device/tab-channel.ts';

export type QueueEvent = { userId: string } & (
  | { type: 'changed' }
  | { type: 'posted'; kind: PostKind; id?: string | undefined }
  | { type: 'refused'; message: string }
  | { type: 'handed-over'; handover: HandedOver }
  | { type: 'handover-refused'; message: string }
  | { type: 'signed-out' }
);

/** Meals that an organization collected. */
export interface HandedOver {
  meals: number;
  organizationName: string;
}

export const { announce, follow: followQueues } = tabChannel<QueueEvent>('creel.outbox');
