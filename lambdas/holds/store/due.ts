/** Due work of a hold: its end if nobody collects it, and the reminder to the side that collects. */
import { remindedAt } from '#shared/holds/rules.ts';
import * as due from '../../due/store/due.ts';
import type { Job } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type Found, getItem, type TransactionStep } from '../../table/index.ts';
import type { HoldKind, StoredHold } from './kind.ts';

/** Starts the reminder of a hold that can still be collected. It is sent only once, even if this runs again. */
export async function remind<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  id: string,
  job: Job,
): Promise<void> {
  const card = (await getItem(kind.key(id), { consistent: true }))?.card;
  if (!card || !kind.moves.collect.from.includes(card.state)) return;
  const now = Date.now();
  if (remindedAt(card.pickupStart) <= now && now < Date.parse(card.pickupStart)) await enqueue([job]);
}

/** Work may be scheduled only for later. A reminder that is due sooner is left out. */
const SOONEST = 2 * due.MINUTE;

/** Returns the steps that schedule the due work of a hold. */
export function putDue<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  { sk: id, card }: Found<Stored>,
  now: Date,
): TransactionStep[] {
  const { end, reminder } = kind.due(card);
  const soonest = now.getTime() + SOONEST;
  return [
    due.putDue(end[0], id, Math.max(end[1], soonest)),
    ...(reminder && reminder[1] >= soonest ? [due.putDue(reminder[0], id, reminder[1])] : []),
  ];
}

/** Returns the steps that remove the due work of a hold that has ended. */
export function removeDue<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  { sk: id, card }: Found<Stored>,
): TransactionStep[] {
  const { end, reminder } = kind.due(card);
  return [end, ...(reminder ? [reminder] : [])].map(([work, dueAt]) => due.removeDue(work, id, dueAt));
}
