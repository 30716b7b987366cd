/** Schedules, removes and postpones due work. */
import { type Key, put, remove, type TransactionStep } from '../../table/index.ts';
import { type DueWork, dueItem, dueWorkOf } from './items.ts';

export const MINUTE = 60_000;

/** Returns the minute as keys contain it. @param milliseconds since the epoch, a whole minute */
export const writeMinute = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 16)}Z`;

/** Returns the first minute that begins at or after this time. */
const minuteOf = (milliseconds: number) => writeMinute(Math.ceil(milliseconds / MINUTE) * MINUTE);

const itemOf = (work: DueWork, subject: string, dueAt: number) =>
  dueItem.item({ minute: minuteOf(dueAt), work, subject }, { dueAt: new Date(dueAt).toISOString() });

/** Returns the step that schedules work. @param dueAt milliseconds since the epoch, later than now */
export const putDue = (work: DueWork, subject: string, dueAt: number): TransactionStep =>
  put(itemOf(work, subject, dueAt));

/** Returns the step that removes scheduled work. */
export const removeDue = (work: DueWork, subject: string, dueAt: number): TransactionStep =>
  remove(itemOf(work, subject, dueAt));

/** Returns the steps that postpone failed work. */
export function postponeDue(key: Key, until: number): TransactionStep[] {
  const due = dueWorkOf(key);
  return due ? [remove(key), putDue(due.work, due.subject, until)] : [remove(key)];
}
