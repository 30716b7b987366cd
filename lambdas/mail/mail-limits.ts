/** Limits of emails per address, in any spelling. They are counted before sending, by the address's hash. */
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
  /** The subject of the count, such as messages of one person. */
  about: string;
  max: number;
  /** Starts with the first email. */
  windowMs: number;
}

/** The fields of an email that limits use. */
interface CountedMail {
  /** The same for each attempt to send this email. */
  id: string;
  to: string;
  kind?: MailKind;
  limit?: MailLimit;
  /** Set if somebody typed the address, possibly a stranger. */
  isTyped?: true;
}

/** One limit for all emails to an address that somebody typed without being signed in. */
export const SET_OFF_BY_ANYBODY: MailLimit = { about: 'set off by anybody', max: 1, windowMs: DAY };

/** For codes of the user pool to an unconfirmed address. */
export const CODES: MailLimit = { about: 'codes', max: CODES_PER_DAY, windowMs: DAY };

/** For all emails to typed addresses: codes, receipts, invitations, decisions, and emails written by hand. */
const TO_TYPED: MailLimit = { about: 'typed addresses', max: MAILS_TO_TYPED_PER_DAY, windowMs: DAY };

/**
 * For notices to the site's own mailbox about forms that strangers fill in: messages, applications and requests
 * together. Further ones are stored and can be read in the dashboard.
 */
export const NOTICES: MailLimit = {
  about: 'notices of what strangers sent',
  max: NOTICES_PER_DAY,
  windowMs: DAY,
};

/** `last` is the last email that its limit allows for now. */
type Counted = 'counted' | 'last' | 'too many';

/** Counts an email unless a limit is reached. */
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

/** Uncounts an email that couldn't be sent. */
export async function uncountMail(mail: CountedMail): Promise<void> {
  await giveBack(mail, limitsOf(mail));
}

function limitsOf({ kind, limit, isTyped }: CountedMail): MailLimit[] {
  const ofKind = kind && { about: `every ${kind}`, max: MAILS_PER_DAY[kind], windowMs: DAY };
  return [...(limit ? [limit] : []), ...(ofKind ? [ofKind] : []), ...(isTyped ? [TO_TYPED] : [])];
}

/**
 * Counts an email once, also if it is retried because the table's response was lost: the count stores the email that it
 * counted last.
 * @returns the number of emails with this one; undefined if the limit is reached
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
  // Of two first emails at the same time, one starts the count and the other adds to it.
  const counted = (await countOn()) ?? (await begin()) ?? (await countOn());
  if (counted) return counted.hits;
  const found = await table.getItem(key, { consistent: true });
  return found?.last === last ? found.hits : undefined;
}

/**
 * Subtracts an email once, also if the table's client retries. A count that was deleted in the meantime isn't created
 * again: without an expiry it would block all later emails.
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
