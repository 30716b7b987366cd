/** How many mails an address gets: counted before one is sent, by the hash of the address, and forgotten when the time is over. */
import { createHash } from 'node:crypto';
import { DAY, HOUR, MAILS_PER_DAY } from '#shared/limits.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import {
  absent,
  all,
  any,
  atMost,
  lessThan,
  moreThan,
  onlyIf,
  put,
  update,
  write,
  writeIf,
} from '../table/index.ts';
import { mailCount } from './store/items.ts';
import { hashOfAddress } from './store/suppressions.ts';

export interface MailLimit {
  /** What is counted, such as mails about what one person wrote. */
  about: string;
  max: number;
  /** From the first of them on. */
  windowMs: number;
}

/** What is counted of a mail. */
interface CountedMail {
  to: string;
  kind?: MailKind;
  limit?: MailLimit;
}

/**
 * Whatever conversation it is in: somebody who opens a new one each time is the same somebody. By a hash, so that the count names nobody who has
 * left meanwhile.
 */
export const fromSender = (senderId: string): MailLimit => ({
  about: `messages from ${createHash('sha256').update(senderId).digest('base64url')}`,
  max: 1,
  windowMs: HOUR,
});

/** Of an organization that claims and cancels again and again: more than any that means it. */
export const ofClaims = (organizationId: string): MailLimit => ({
  about: `claims of ${organizationId}`,
  max: 40,
  windowMs: DAY,
});

/** For every mail that goes to an address which somebody typed without being signed in: all such mails together. */
export const SET_OFF_BY_ANYBODY: MailLimit = { about: 'set off by anybody', max: 1, windowMs: DAY };

/** @returns whether it may be sent. It is then counted. */
export async function countMail(mail: CountedMail): Promise<boolean> {
  const counted: MailLimit[] = [];
  for (const limit of limitsOf(mail)) {
    if (!(await countOne(mail.to, limit))) {
      await giveBack(mail.to, counted);
      return false;
    }
    counted.push(limit);
  }
  return true;
}

/** For a mail that was counted and could not be sent. */
export async function uncountMail(mail: CountedMail): Promise<void> {
  await giveBack(mail.to, limitsOf(mail));
}

function limitsOf({ kind, limit }: CountedMail): MailLimit[] {
  const ofKind = kind && { about: `every ${kind}`, max: MAILS_PER_DAY[kind], windowMs: DAY };
  return [...(limit ? [limit] : []), ...(ofKind ? [ofKind] : [])];
}

async function countOne(to: string, { about, max, windowMs }: MailLimit): Promise<boolean> {
  const params = { addressHash: hashOfAddress(to), about };
  const now = Date.now();
  const seconds = Math.floor(now / 1000);
  const isOpen = all(moreThan('expiresAt', seconds), lessThan('hits', max));
  if (await writeIf(update(mailCount.key(params), { add: { hits: 1 } }, onlyIf(isOpen)))) return true;
  const first = mailCount.item(params, { hits: 1, expiresAt: Math.ceil((now + windowMs) / 1000) });
  return await writeIf(put(first, onlyIf(any(absent, atMost('expiresAt', seconds)))));
}

async function giveBack(to: string, limits: readonly MailLimit[]): Promise<void> {
  const addressHash = hashOfAddress(to);
  for (const { about } of limits)
    await write(update(mailCount.key({ addressHash, about }), { add: { hits: -1 } }));
}
