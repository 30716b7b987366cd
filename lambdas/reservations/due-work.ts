import { remindedAt } from '#shared/holds/rules.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { getItem } from '../table/index.ts';
import { isStillTrue, mailsOf } from './news.ts';
import { reservation } from './store/items.ts';

/** Starts the reminder of a reservation. It is sent only once, even if this runs again. */
export async function remind(reservationId: string): Promise<void> {
  const stored = await getItem(reservation.key({ reservationId }), { consistent: true });
  if (!stored || !isStillTrue('reminder', stored, Date.now())) return;
  const { pickupStart } = stored.card;
  if (Date.now() < remindedAt(pickupStart) || Date.now() >= Date.parse(pickupStart)) return;
  await enqueue(mailsOf('reminder', stored, reservationId));
}
