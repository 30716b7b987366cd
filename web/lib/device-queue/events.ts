/** Events of the queue, sent to every tab. A tab or the service worker can be the sender. */
import type { StockUnit } from '#shared/posts/catches/stock-schemas.ts';
import { tabChannel } from '../device/tab-channel.ts';

export type QueueEvent = { userId: string } & (
  | { type: 'changed' }
  | { type: 'posted'; kind: 'catch' | 'pledge' | 'landing'; id?: string | undefined }
  | { type: 'refused'; message: string }
  | { type: 'handed-over'; handover: HandedOver }
  | { type: 'handover-refused'; kind: HandedOver['kind']; message: string }
  | { type: 'landing-changed' }
  | { type: 'landing-refused'; message: string }
  | { type: 'signed-out' }
);

/** Part of a post that was collected: meals of a claim, or an amount of a catch. */
export interface HandedOver {
  kind: 'claim' | 'reservation';
  count: number;
  unit: 'meal' | StockUnit;
  /** The organization or the buyer. */
  receiver: string;
}

export const { announce, follow: followQueues } = tabChannel<QueueEvent>('creel.outbox');
