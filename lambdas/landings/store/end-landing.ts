/** Ends landings that nobody ended. */
import { landingStateAt } from '#shared/landings/rules.ts';
import * as table from '../../table/index.ts';
import { changeLanding } from './change-landing.ts';
import { landing, ownLandings, type StoredLanding } from './items.ts';

const isOverdue = ({ card }: Pick<StoredLanding, 'card'>, now: Date) =>
  landingStateAt(card, now.getTime()) !== card.state;

/** Ends a landing whose time is over; a repeat changes nothing. */
export function endIfOverdue(landingId: string, now: Date): Promise<void> {
  return table.retry(async () => {
    const before = await table.getItem(landing.key({ landingId }), { consistent: true });
    if (!before || !isOverdue(before, now)) return;
    const card = { ...before.card, state: 'done' as const, changedAt: now.toISOString() };
    await changeLanding(before, { ...before, card, version: before.version + 1 });
  });
}

/** A fisherman has few landings ahead, and they are among the newest. */
const NEWEST = 20;

/** Ends those of a fisherman. @returns whether there were any */
export async function endOverdueOf(userId: string, now: Date): Promise<boolean> {
  const { items } = await table.query(ownLandings(userId), { limit: NEWEST, newestFirst: true });
  const overdue = items.filter((item) => isOverdue(item, now));
  await Promise.all(overdue.map(({ sk }) => endIfOverdue(sk, now)));
  return overdue.length > 0;
}
