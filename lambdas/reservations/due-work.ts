/** Runs work of reservations that is due at a certain time. */
import { remindedAt } from '#shared/holds/rules.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { getItem } from '../table/index.ts';
import { reservationReminder } from './jobs.ts';
import { reservation } from './store/items.ts';

/** Starts the reminder of a reservation. It is sent only once, even if this runs again. */
export async function remind(reservationId: string): Promise<void> {
  const stored = await getItem(reservation.key({ reservationId }), { consistent: true });
  if (!stored) return;
  const { pickupStart } = stored.card;
  if (Date.now() < remindedAt(pickupStart) || Date.now() >= Date.parse(pickupStart)) return;
  await enqueue([reservationReminder.of({ reservationId })]);
}
