import { longestTrySeconds } from '#shared/deployment/queues.ts';
import { DAY, MAILING, SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { personOf } from '#shared/newsletters/audience.ts';
import { LEFT_OUT, type Mailing, type MailingState } from '#shared/newsletters/schemas.ts';
import { presentOne } from '../core/present-one.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import type { StoredMailing } from './store/items.ts';
import { begunAt, isWaiting } from './store/mailings.ts';

/**
 * A stopped mailing that had reached everybody counts as sent. Once a part may have been given up, the rest is sent
 * only if somebody resumes the mailing.
 */
export function stateOf(mailing: StoredMailing, now: Date): MailingState {
  const { found, isAllFound, stopped, held, createdAt, resumedAt = createdAt } = mailing;
  if (isWaiting(mailing)) return stopped ? 'canceled' : held ? 'held' : 'scheduled';
  if (isAllFound && missingOf(mailing) <= 0) return 'sent';
  if (stopped) return 'stopped';
  const seconds = longestTrySeconds('jobs') + longestTrySeconds('mails') + found / MAILING.mailsASecond;
  return now.getTime() - Date.parse(resumedAt) > 1000 * seconds ? 'unfinished' : 'sending';
}

/**
 * The site stores for a limited time who got the email. After that, resuming would send it to some people twice. One
 * day is reserved for the sending itself.
 */
export const canResume = (mailing: StoredMailing, now: Date): boolean =>
  now.getTime() - Date.parse(begunAt(mailing)) < SENT_MAIL_LIFETIME - DAY;

/** Counts the people who have not got the email yet. Until all are found, it uses the count from before the sending. */
function missingOf(mailing: StoredMailing): number {
  const { found, isAllFound, sent, expected } = mailing;
  const missing = LEFT_OUT.reduce((sum, reason) => sum - mailing[reason], found - sent);
  return isAllFound ? missing : Math.max(missing, expected - sent);
}

/** Converts mailings to the form that the staff sees, with people's current names. */
export async function presentMailings(mailings: readonly StoredMailing[], now: Date): Promise<Mailing[]> {
  const userIds = mailings.flatMap(({ by, audience, stopped }) => [by, personOf(audience), stopped?.by]);
  const names = await readPublicNames(userIds);
  return mailings.map((mailing) => {
    const { id, subject, audience, by, createdAt, sendAt, held, expected, sent, stopped } = mailing;
    const { unwanted, suppressed, tooMany, refused, gone, bounced = 0, complained = 0 } = mailing;
    const person = personOf(audience);
    const state = stateOf(mailing, now);
    return {
      id,
      subject,
      audience,
      createdAt,
      expected,
      sent,
      bounced,
      complained,
      by: personIn(names, by),
      state,
      ...(sendAt !== undefined && { sendAt }),
      ...(state === 'held' && { held }),
      ...(state === 'unfinished' && { missing: missingOf(mailing), canResume: canResume(mailing, now) }),
      leftOut: { unwanted, suppressed, tooMany, refused, gone },
      ...(person !== undefined && { person: personIn(names, person) }),
      ...(stopped && { stopped: { by: personIn(names, stopped.by), at: stopped.at } }),
    };
  });
}

export const presentMailing = (mailing: StoredMailing, now: Date): Promise<Mailing> =>
  presentOne((each) => presentMailings(each, now), mailing);
