/**
 * Sends one email per change, however often it is triggered. A claim is written first and removed if the email couldn't
 * be sent, so that a retry sends it. A process that dies in between leaves a claim of an email that may or may not have
 * been sent. It is sent again, since SES can't be queried and a duplicate is better than a lost email.
 */
import { randomUUID } from 'node:crypto';
import { MINUTE, SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { count, logger } from '../core/logger.ts';
import { messageInHand } from '../jobs/message-in-hand.ts';
import { NotYet } from '../jobs/not-yet.ts';
import { absent, all, any, equals, isStill, lacks } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { countMail, uncountMail } from './mail-limits.ts';
import { isRefusedForGood, type LeftOut, type OutgoingMail, sendMail } from './send-mail.ts';
import { sentMail } from './store/items.ts';

/** Its message contains nothing of the email, because SES names addresses in its own. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** The timeout of `send-mails` (lambdas/functions.ts): after it, nobody is still sending an email that was claimed. */
const LONGEST_RUN = MINUTE;

/** The final state of an email: sent, left out, over a limit of its address, or refused by SES. */
export type Outcome = 'sent' | LeftOut | 'too many' | 'refused';

/**
 * Sends an email once. An email that SES will never accept is given up.
 * @param changeId of the change that triggers the email; `name` distinguishes its emails
 * @returns the outcome, also if it was triggered before
 * @throws MailNotSent if it should be retried, NotYet while another message may be sending it
 */
export async function sendOnce(changeId: string, name: string, mail: OutgoingMail): Promise<Outcome> {
  const params = { askedBy: changeId, mail: name };
  const key = sentMail.key(params);
  const earlier = await claimMail(params);
  if (earlier) return earlier;
  const counted = { ...mail, id: `${changeId}#${name}` };
  const outcome = await sendCounted(counted).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (!isRefusedForGood(error)) {
      await table.write(table.remove(key));
      throw new MailNotSent(`${name}: ${reason}`);
    }
    count('MailsRefused');
    logger.error('a mail was refused for good', { mail: name, reason });
    return 'refused' as const;
  });
  // Daily counts are derived from it (lambdas/overview).
  await table.write(table.update(key, { set: { outcome } }));
  return outcome;
}

/**
 * Claims the email for this queue message. A claim names the message that wrote it, so that the table's client can
 * write it again if the response was lost.
 * @returns the earlier outcome of the email; undefined if it must be sent now
 * @throws NotYet while another message may be sending it
 */
async function claimMail(params: { askedBy: string; mail: string }): Promise<Outcome | undefined> {
  const now = Date.now();
  const message = messageInHand.getStore() ?? { messageId: randomUUID(), receives: 1 };
  const { messageId, receives } = message;
  const claim = sentMail.item(params, {
    ...message,
    since: now,
    expiresAt: table.expiryAfter(SENT_MAIL_LIFETIME, new Date(now)),
  });
  const isOwn = all(lacks('outcome'), equals('messageId', messageId), equals('receives', receives));
  if (await table.writeIf(table.put(claim, table.onlyIf(any(absent, isOwn))))) return undefined;
  const earlier = await table.getItem(sentMail.key(params), { consistent: true });
  if (earlier?.outcome) return earlier.outcome;
  const isAbandoned = earlier && (earlier.messageId === messageId || earlier.since < now - LONGEST_RUN);
  const isStillThat = all(lacks('outcome'), isStill('since', earlier?.since));
  if (!isAbandoned || !(await table.writeIf(table.put(claim, table.onlyIf(any(isOwn, isStillThat))))))
    throw new NotYet(`another message is sending the mail ${params.mail}`);
  count('MailsTakenUp');
  logger.warn('a mail was taken up again', { mail: params.mail });
  return undefined;
}

/** Counts and sends an email. One over a limit is never sent, since the person finds the news on the site. */
async function sendCounted(mail: OutgoingMail & { id: string }): Promise<Outcome> {
  const counted = await countMail(mail);
  if (counted === 'too many') {
    logger.info('a mail was left out', { reason: 'enough were sent' });
    return counted;
  }
  const { whenLast = [] } = mail;
  try {
    const outcome = await sendMail(
      counted === 'last' ? { ...mail, body: [...mail.body, ...whenLast] } : mail,
    );
    if (outcome === 'sent') count('MailsSent');
    return outcome;
  } catch (error) {
    await uncountMail(mail);
    throw error;
  }
}
