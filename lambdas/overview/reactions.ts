/** Counts new items on the day of their creation. Meals are counted with the sums of the ledger (lambdas/impact). */
import { decodeTime } from 'ulid';
import { ALERT_REASONS } from '#shared/alerts/schemas.ts';
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import type { DailyFigure } from '#shared/overview/schemas.ts';
import { alertSettings, savedSearch } from '../alerts/store/items.ts';
import { settingsOf } from '../alerts/store/settings.ts';
import { landing } from '../landings/store/items.ts';
import { sentMail, suppression } from '../mail/store/items.ts';
import { ALERT_MAIL } from '../mail/store/sent-mails.ts';
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
  (item) => landing.is(item) && counted('landings', decodeTime(item.sk)),
  (item) => report.is(item) && counted('reports', decodeTime(item.sk)),
  (item) => account.is(item) && counted('signUps', Date.parse(item.createdAt)),
  // A message has two copies; only the sender's is counted.
  (item) => message.is(item) && item.card.sent && counted('messages', decodeTime(item.sk)),
  (item) => suppression.is(item) && counted('mailsFailed', Date.parse(item.suppressedAt)),
];

export async function countOnDay(change: Change): Promise<void> {
  const found = sentMail.match(change.key) ? ofMail(change) : ofNew(change);
  if (found) await countChange(change.id, found.at, found.figure);
}

/** Counts emails about posts that people follow, besides `countOnDay`, and the first visit by a link of each. */
export async function countAlert(change: Change): Promise<void> {
  const { params, before, after } = change.of(sentMail);
  if (params.mail !== ALERT_MAIL || !after) return;
  const at = after.expiresAt * 1000 - SENT_MAIL_LIFETIME;
  if (after.outcome === 'sent' && before?.outcome !== 'sent')
    await countChange(`${change.id} sent`, at, 'alertsSent');
  if (after.opened && !before?.opened) await countChange(`${change.id} opened`, Date.now(), 'alertsOpened');
}

/** Counts each search that is told no more, or was deleted. */
export async function countEndedSearch(change: Change): Promise<void> {
  const { before, after } = change.of(savedSearch);
  const isEnded = before && before.level !== 'never' && (!after || after.level === 'never');
  if (isEnded) await countChange(`${change.id} ended`, Date.now(), 'alertsEnded');
}

/** Counts a person's choice not to be told for a reason any more. */
export async function countEndedReason(change: Change): Promise<void> {
  const { before, after } = change.of(alertSettings);
  if (!after) return;
  const [was, is] = [settingsOf(before).levels, settingsOf(after).levels];
  const isEnded = ALERT_REASONS.some((reason) => was[reason] !== 'never' && is[reason] === 'never');
  if (isEnded) await countChange(`${change.id} ended`, Date.now(), 'alertsEnded');
}

const ofNew = ({ isInsertion, after }: Change) => (isInsertion && after ? countedOfNew(after) : undefined);

/** The figure that a new item adds to, if any. */
export function countedOfNew(item: ChangedItem): Counted | undefined {
  for (const rule of RULES) {
    const found = rule(item);
    if (found) return found;
  }
  return undefined;
}

/** An email is recorded before it is sent, and counted once its outcome is known. */
function ofMail(change: Change): Counted | undefined {
  const { before, after } = change.of(sentMail);
  if (!after?.outcome || before?.outcome) return undefined;
  const at = after.expiresAt * 1000 - SENT_MAIL_LIFETIME;
  if (after.outcome === 'sent') return counted('mailsSent', at);
  return after.outcome === 'refused' ? counted('mailsFailed', at) : undefined;
}
