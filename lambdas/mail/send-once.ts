/**
 * One email for one change, however often it is asked for. The claim is written first and taken back when the email could not be handed over,
 * so a repeat sends what was not sent. A process that dies in between leaves a claim of which nobody knows whether its email was sent: it is
 * taken up again, since SES cannot be asked and an email that comes twice is better than one that never comes.
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

/** Its message says nothing of the email: SES names addresses in its own. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** The timeout of `send-mails` (lambdas/functions.ts): after it, nobody is still sending an email that was claimed. */
const LONGEST_RUN = MINUTE;

/** The final state of an email: sent, left out, one too many for its address, or never accepted by SES. */
export type Outcome = 'sent' | LeftOut | 'too many' | 'refused';

/**
 * Sends an email once. An email that SES will never accept is given up.
 * @param changeId of what asks for the email; `name` tells its emails apart
 * @returns what became of it, also when it was asked for before
 * @throws MailNotSent when it is to be tried again, NotYet while another message may be sending it
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
  // Counts of days follow from it (lambdas/overview).
  await table.write(table.update(key, { set: { outcome } }));
  return outcome;
}

/**
 * Makes the email this message's own. A claim is recognised by the message that wrote it, so that the table's client can write it again when the
 * answer was lost.
 * @returns what became of the email before; undefined when it is to be sent now
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

/** An email beyond the limit of its address is never sent: the person finds the news on the site. */
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
