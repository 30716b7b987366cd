/** Ends open reservations that can no longer be kept, while the reason lasts. */
import { endAll } from '../holds/store/end-holds.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { block } from '../messages/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem } from '../table/index.ts';
import type { blockedPerson, suspendedBuyer } from './jobs.ts';
import { BUYER_GONE } from './store/forget.ts';
import { RESERVATIONS } from './store/kind.ts';
import { readOpenReservations } from './store/open-reservations.ts';

/** Ends a suspended person's own. */
export async function endReservationsOfSuspended({
  userId,
}: PayloadOf<typeof suspendedBuyer>): Promise<void> {
  if (!(await getItem(suspension.key({ userId }), { consistent: true }))) return;
  await endAll(RESERVATIONS, await readOpenReservations(userId), BUYER_GONE, new Date());
}

/** Ends those between two people of whom one has blocked the other, as that one's cancellation. */
export async function endReservationsOfBlocked({
  userId,
  blockedId,
}: PayloadOf<typeof blockedPerson>): Promise<void> {
  if (!(await getItem(block.key({ userId, blockedId }), { consistent: true }))) return;
  for (const [buyerId, sellerId, cancelledBy] of [
    [blockedId, userId, 'fisherman'],
    [userId, blockedId, 'buyer'],
  ] as const) {
    const open = await readOpenReservations(buyerId);
    const between = open.filter(({ card }) => card.fishermanId === sellerId);
    await endAll(RESERVATIONS, between, { cancelledBy, by: userId }, new Date());
  }
}
