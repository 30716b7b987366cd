/** What comes into being is counted on its day. Meals are counted with the ledger's sums (lambdas/impact). */
import { decodeTime } from 'ulid';
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import type { DailyFigure } from '#shared/overview/schemas.ts';
import { sentMail, suppression } from '../mail/store/items.ts';
import { message } from '../messages/store/items.ts';
import { report } from '../moderation/store/items.ts';
import { account } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import type { Change } from '../table/change.ts';
import type { ItemDefinition } from '../table/index.ts';
import { countChange } from './store/daily-counts.ts';

/** What is counted, and when it happened, in milliseconds since the epoch. */
interface Counted {
  figure: DailyFigure;
  at: number;
}

interface Rule {
  item: ItemDefinition<object>;
  /** Undefined for a change that nothing is counted for. */
  read(change: Change): Counted | undefined;
}

const counted = (figure: DailyFigure, at: number): Counted => ({ figure, at });

const RULES: readonly Rule[] = [
  { item: POST_ITEMS.catch.record, read: ({ key }) => counted('catches', decodeTime(key.sk)) },
  { item: POST_ITEMS.pledge.record, read: ({ key }) => counted('pledges', decodeTime(key.sk)) },
  { item: report, read: ({ key }) => counted('reports', decodeTime(key.sk)) },
  {
    item: account,
    read(change) {
      const { after } = change.of(account);
      return after && counted('signUps', Date.parse(after.createdAt));
    },
  },
  {
    // Of the two copies of a message the sender's.
    item: message,
    read(change) {
      const { after } = change.of(message);
      return after?.card.sent && counted('messages', decodeTime(after.sk));
    },
  },
  {
    item: suppression,
    read(change) {
      const { after } = change.of(suppression);
      return after && counted('mailsFailed', Date.parse(after.suppressedAt));
    },
  },
];

export async function countOnDay(change: Change): Promise<void> {
  const found = sentMail.match(change.key) ? ofMail(change) : ofNew(change);
  if (found) await countChange(change.id, found.at, found.figure);
}

function ofNew(change: Change): Counted | undefined {
  if (!change.isInsertion) return undefined;
  return RULES.find(({ item }) => item.match(change.key))?.read(change);
}

/** A mail is marked before it is tried, and counted when it is known how that ended. */
function ofMail(change: Change): Counted | undefined {
  const { before, after } = change.of(sentMail);
  if (!after?.outcome || before?.outcome) return undefined;
  const at = after.expiresAt * 1000 - SENT_MAIL_LIFETIME;
  if (after.outcome === 'sent') return counted('mailsSent', at);
  return after.outcome === 'refused' ? counted('mailsFailed', at) : undefined;
}
