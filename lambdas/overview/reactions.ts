/** Counts new items on their day. Meals are counted with the ledger's sums (lambdas/impact). */
import { decodeTime } from 'ulid';
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import type { DailyFigure } from '#shared/overview/schemas.ts';
import { sentMail, suppression } from '../mail/store/items.ts';
import { message } from '../messages/store/items.ts';
import { report } from '../moderation/store/items.ts';
import { account } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import type { Change, ChangedItem } from '../table/change.ts';
import { countChange } from './store/daily-counts.ts';

/** The figure, and the time of the event in milliseconds since the epoch. */
interface Counted {
  figure: DailyFigure;
  at: number;
}

const counted = (figure: DailyFigure, at: number): Counted => ({ figure, at });

type Rule = (item: ChangedItem) => Counted | false | undefined;

const RULES: readonly Rule[] = [
  (item) => POST_ITEMS.catch.record.is(item) && counted('catches', decodeTime(item.sk)),
  (item) => POST_ITEMS.pledge.record.is(item) && counted('pledges', decodeTime(item.sk)),
  (item) => report.is(item) && counted('reports', decodeTime(item.sk)),
  (item) => account.is(item) && counted('signUps', Date.parse(item.createdAt)),
  // Of the two copies of a message the sender's.
  (item) => message.is(item) && item.card.sent && counted('messages', decodeTime(item.sk)),
  (item) => suppression.is(item) && counted('mailsFailed', Date.parse(item.suppressedAt)),
];

export async function countOnDay(change: Change): Promise<void> {
  const found = sentMail.match(change.key) ? ofMail(change) : ofNew(change);
  if (found) await countChange(change.id, found.at, found.figure);
}

const ofNew = ({ isInsertion, after }: Change) => (isInsertion && after ? countedOfNew(after) : undefined);

/** The figure that a new item counts for, if any. */
export function countedOfNew(item: ChangedItem): Counted | undefined {
  for (const rule of RULES) {
    const found = rule(item);
    if (found) return found;
  }
  return undefined;
}

/** An email is marked before it is tried, and counted when it is known how that ended. */
function ofMail(change: Change): Counted | undefined {
  const { before, after } = change.of(sentMail);
  if (!after?.outcome || before?.outcome) return undefined;
  const at = after.expiresAt * 1000 - SENT_MAIL_LIFETIME;
  if (after.outcome === 'sent') return counted('mailsSent', at);
  return after.outcome === 'refused' ? counted('mailsFailed', at) : undefined;
}
