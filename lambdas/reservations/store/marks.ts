import { MARKS } from '#shared/reservations/rules.ts';
import { lastIn } from '../../table/index.ts';
import { marksOf } from './items.ts';

/** More than anybody can get while marks count. */
const MOST = 100;

/** Returns how many missed pickups of a buyer still count. The table deletes them some time after they expire. */
export async function countMarks(userId: string, now: Date): Promise<number> {
  const { items } = await lastIn(marksOf(userId), MOST);
  return items.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime()).length;
}

/** Whether each reservation of a buyer has to wait for the fisherman's yes. */
export const isByRequestOnly = (marks: number): boolean => marks >= MARKS.byRequestFrom;
