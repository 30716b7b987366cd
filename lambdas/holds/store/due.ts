/** Due work of a hold: its end if nobody collects it, and the reminder to the side that collects. */
import * as due from '../../due/store/due.ts';
import type { Found, TransactionStep } from '../../table/index.ts';
import type { HoldKind, StoredHold } from './kind.ts';

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
