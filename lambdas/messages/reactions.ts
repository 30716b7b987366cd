import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { messageMail } from './jobs.ts';
import { message } from './store/items.ts';

/** Tells who got a message. */
export async function mailMessage(change: Change): Promise<void> {
  const { params, after } = change.of(message);
  if (!change.isInsertion || !after?.card.unread) return;
  await enqueue([messageMail.of({ changeId: change.id, ...params })]);
}
