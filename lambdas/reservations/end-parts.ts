/** Ends reservations that can no longer be kept: in parts, since there may be many, and only while the reason lasts. */
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { block } from '../messages/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem, query } from '../table/index.ts';
import { type reservationsOfBlocked, reservationsOfSuspended, type reservationsOnTakenDown } from './jobs.ts';
import {
  BUYER_GONE,
  CATCH_TAKEN_DOWN,
  endReservations,
  endReservationsOn,
  FISHERMAN_GONE,
} from './store/end-reservations.ts';
import { pickupsOf } from './store/items.ts';
import { readOpenReservations } from './store/open-reservations.ts';
import { readPickups } from './store/reservations.ts';

const READ_IN_ONE_GO = 50;

/** Ends a suspended person's own open reservations, and those of their catches, latest pickup first. */
export async function endReservationsOfSuspendedPart({
  userId,
  as,
  cursor,
}: PayloadOf<typeof reservationsOfSuspended>): Promise<Job[]> {
  if (!(await getItem(suspension.key({ userId }), { consistent: true }))) return [];
  if (as === 'buyer') {
    await endReservations(await readOpenReservations(userId), BUYER_GONE);
    return [];
  }
  const { items, lastKey } = await query(pickupsOf(userId), {
    limit: READ_IN_ONE_GO,
    newestFirst: true,
    startKey: cursor,
  });
  await endReservations(await readPickups(items), FISHERMAN_GONE);
  return lastKey ? [reservationsOfSuspended.of({ userId, as, cursor: lastKey })] : [];
}

/** Ends the open reservations between two people of whom one has blocked the other, as that one's cancellation. */
export async function endReservationsOfBlocked({
  userId,
  blockedId,
}: PayloadOf<typeof reservationsOfBlocked>): Promise<void> {
  if (!(await getItem(block.key({ userId, blockedId }), { consistent: true }))) return;
  for (const [buyerId, sellerId] of [
    [blockedId, userId],
    [userId, blockedId],
  ] as const) {
    const open = await readOpenReservations(buyerId);
    const between = open.filter(({ card }) => card.fishermanId === sellerId);
    const cancelledBy = userId === buyerId ? 'buyer' : 'fisherman';
    await endReservations(between, { cancelledBy, by: userId });
  }
}

/** Ends the reservations of a catch while it is taken down by moderators, since nobody can see it. */
export async function endReservationsOnTakenDown({
  catchId,
}: PayloadOf<typeof reservationsOnTakenDown>): Promise<void> {
  const mark = POST_ITEMS.catch.takenDown.key({ postId: catchId });
  if (await getItem(mark, { consistent: true })) await endReservationsOn(catchId, CATCH_TAKEN_DOWN);
}
