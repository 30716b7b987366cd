/** Messages between a buyer and a fisherman about a catch. A buyer can rate only after the fisherman has replied. */

import { readPost } from '../../posts/store/posts.ts';
import { type Found, getItem, type TransactionStep, update } from '../../table/index.ts';
import { exchange, exchangesWith, type StoredExchange } from './items.ts';
import type { Sending } from './send-message.ts';

export async function findExchange(
  buyerId: string,
  catchId: string,
): Promise<Found<StoredExchange> | undefined> {
  return await getItem(exchange.key({ buyerId, catchId }), { consistent: true });
}

/** Returns the step that counts a message about a catch. An undelivered one adds 0, at the cost of the same write. */
export async function exchangeSteps({
  senderId,
  recipientId,
  copy: { card },
  isBlocked,
}: Sending): Promise<TransactionStep[]> {
  const { catchId } = card;
  if (catchId === undefined) return [];
  const fishermanId = (await readPost('catch', catchId, { consistent: false }))?.record.fishermanId;
  if (fishermanId === undefined) return [];
  const isAnswer = senderId === fishermanId;
  const key = exchange.key({ buyerId: isAnswer ? recipientId : senderId, catchId });
  const add = { [isAnswer ? 'answered' : 'asked']: isBlocked ? 0 : 1 };
  return [update(key, { add, set: { fishermanId, gsi1pk: exchangesWith(fishermanId).partition } })];
}
