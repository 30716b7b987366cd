/** Files what is due, takes it back, and puts it off. */
import { type Key, put, remove, type TransactionStep } from '../../table/index.ts';
import { type DueWork, dueItem, dueWorkOf } from './items.ts';

export const MINUTE = 60_000;

/** As it is written in keys. @param milliseconds since the epoch, on a minute */
export const writeMinute = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 16)}Z`;

/** The minute at the beginning of which something is due. */
const minuteOf = (milliseconds: number) => writeMinute(Math.ceil(milliseconds / MINUTE) * MINUTE);

const itemOf = (work: DueWork, subject: string, dueAt: number) =>
  dueItem.item({ minute: minuteOf(dueAt), work, subject }, { dueAt: new Date(dueAt).toISOString() });

/** The step that files something. @param dueAt milliseconds since the epoch, later than now */
export const putDue = (work: DueWork, subject: string, dueAt: number): TransactionStep =>
  put(itemOf(work, subject, dueAt));

/** The step that takes back what was filed. */
export const removeDue = (work: DueWork, subject: string, dueAt: number): TransactionStep =>
  remove(itemOf(work, subject, dueAt));

/** The steps that put off what failed. */
export function postponeDue(key: Key, until: number): TransactionStep[] {
  const due = dueWorkOf(key);
  return due ? [remove(key), putDue(due.work, due.subject, until)] : [remove(key)];
}
