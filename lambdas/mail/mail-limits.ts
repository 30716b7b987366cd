/** How many emails an address gets, however it is written: counted before one is sent, by its hash, and forgotten when the time is over. */
import { createHash } from 'node:crypto';
import {
  CODES_PER_DAY,
  DAY,
  MAILS_PER_DAY,
  MAILS_TO_TYPED_PER_DAY,
  NOTICES_PER_DAY,
} from '#shared/limits.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import { absent, all, any, atMost, equals, lessThan, moreThan, not } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { mailCount } from './store/items.ts';
import { hashOfMailbox } from './store/suppressions.ts';

export interface MailLimit {
  /** The subject of the count, such as emails about messages of one person. */
  about: string;
  max: number;
  /** From the first of them on. */
  windowMs: number;
}

/** The part of an email that limits look at. */
interface CountedMail {
  /** The same whenever this email is tried again. */
  id: string;
  to: string;
  kind?: MailKind;
  limit?: MailLimit;
  /** It goes to an address that somebody typed, maybe a stranger's. */
  isTyped?: true;
}

/** For every email that goes to an address which somebody typed without being signed in: all such emails together. */
export const SET_OFF_BY_ANYBODY: MailLimit = { about: 'set off by anybody', max: 1, windowMs: DAY };

/** For codes of the user pool to an address that nobody has confirmed. */
export const CODES: MailLimit = { about: 'codes', max: CODES_PER_DAY, windowMs: DAY };

/** For every email to an address that somebody typed, whoever that was: codes, receipts, invitations, decisions, and what is written by hand. */
const TO_TYPED: MailLimit = { about: 'typed addresses', max: MAILS_TO_TYPED_PER_DAY, windowMs: DAY };

/**
 * To the site's own mailbox, for what strangers fill in: letters, applications and requests, all together. Further ones are kept, and read
 * in the dashboard.
 */
export const NOTICES: MailLimit = {
  about: 'notices of what strangers sent',
  max: NOTICES_PER_DAY,
  windowMs: DAY,
};

/** `last` is the last one that its limit lets through for now. */
type Counted = 'counted' | 'last' | 'too many';

/** Counts an email, unless it is one too many. */
export async function countMail(mail: CountedMail): Promise<Counted> {
  const counted: MailLimit[] = [];
  let isLast = false;
  for (const limit of limitsOf(mail)) {
    const hits = await countOne(mail, limit);
    if (hits === undefined) {
      await giveBack(mail, counted);
      return 'too many';
    }
    counted.push(limit);
    isLast ||= limit === mail.limit && hits === limit.max;
  }
  return isLast ? 'last' : 'counted';
}

/** For an email that was counted and could not be sent. */
export async function uncountMail(mail: CountedMail): Promise<void> {
  await giveBack(mail, limitsOf(mail));
}

function limitsOf({ kind, limit, isTyped }: CountedMail): MailLimit[] {
  const ofKind = kind && { about: `every ${kind}`, max: MAILS_PER_DAY[kind], windowMs: DAY };
  return [...(limit ? [limit] : []), ...(ofKind ? [ofKind] : []), ...(isTyped ? [TO_TYPED] : [])];
}

/**
 * An email is counted once, also when it is tried again because the table's answer was lost: the count names the email that it counted last.
 * @returns how many there were with this one; undefined when it is one too many
 */
async function countOne({ id, to }: CountedMail, limit: MailLimit): Promise<number | undefined> {
  const { about, max, windowMs } = limit;
  const key = mailCount.key({ addressHash: hashOfMailbox(to), about });
  const last = hashOf(id);
  const now = Date.now();
  const seconds = Math.floor(now / 1000);
  const isOpen = all(moreThan('expiresAt', seconds), lessThan('hits', max), not(equals('last', last)));
  const isOver = any(absent, atMost('expiresAt', seconds));
  const expiresAt = Math.ceil((now + windowMs) / 1000);
  const countOn = () => table.updateItemIf(key, { set: { last }, add: { hits: 1 } }, isOpen);
  const begin = () => table.updateItemIf(key, { set: { hits: 1, last, expiresAt } }, isOver);
  // Of two first emails at the same time one begins, and the other counts on.
  const counted = (await countOn()) ?? (await begin()) ?? (await countOn());
  if (counted) return counted.hits;
  const found = await table.getItem(key, { consistent: true });
  return found?.last === last ? found.hits : undefined;
}

/**
 * An email is given back once, also when the table's client tries again. A count that was swept meanwhile stays away: without an end it would
 * never let anything through again.
 */
async function giveBack({ id, to }: CountedMail, limits: readonly MailLimit[]): Promise<void> {
  const addressHash = hashOfMailbox(to);
  const last = hashOf(`${id} was given back`);
  const isThere = table.onlyIf(all(moreThan('hits', 0), not(equals('last', last))));
  for (const { about } of limits)
    await table.writeIf(
      table.update(mailCount.key({ addressHash, about }), { set: { last }, add: { hits: -1 } }, isThere),
    );
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
