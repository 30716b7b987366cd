/** The email on Monday about the landings of the week before. */
import { plural } from '../general/format.ts';

/** @param from the first day, such as November 22, 2026 */
export const title = (from: string, to: string) => `Your landings from ${from} to ${to}`;
export const none = 'You posted no landings in this week.';
/** @param quantity in the words of the fisherman */
export const uncounted = (quantity: string) => `${quantity} (not counted)`;
export const more = (count: number) =>
  plural(count, { one: 'The page shows 1 more.', other: `The page shows ${count} more.` });
export const text =
  'It has what you posted on Creel, and also weeks without landings as a CSV file. Compare it with your own log before you report. Your permits and your state say what you must report.';
export const open = 'Open weekly landings';
