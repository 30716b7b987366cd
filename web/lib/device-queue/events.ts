/** Events of the queue, sent to every tab: any of them, or the service worker, may be sending. */
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

/** Meals that an organization got. */
export interface HandedOver {
  meals: number;
  organizationName: string;
}

export const { announce, follow: followQueues } = tabChannel<QueueEvent>('creel.outbox');
