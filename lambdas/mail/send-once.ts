/**
 * Sends one email per change, however often it is triggered. A claim is written first and removed if the email couldn't
 * be sent, so that a retry sends it. A process that dies in between leaves a claim of an email that may or may not have
 * been sent. It is sent again, since SES can't be queried and a duplicate is better than a lost email.
 */
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { count, logger } from '../core/logger.ts';
import { claimWork, finishWork, releaseWork } from '../jobs/claim-work.ts';
import { MaybeDone } from '../jobs/maybe-done.ts';
import { countMail, uncountMail } from './mail-limits.ts';
import { isRefusedForGood, type OutgoingMail, sendMail } from './send-mail.ts';
import { type Outcome, sentMail } from './store/items.ts';

/** Its message contains nothing of the email, because SES names addresses in its own. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/**
 * Sends an email once. An email that SES will never accept is given up.
 * @param changeId of the change that triggers the email; `name` distinguishes its emails
 * @returns the outcome, also if it was triggered before
 * @throws MailNotSent if it should be retried, MaybeDone if SES may have sent it, NotYet while another message may be
 * sending it
 */
export async function sendOnce(changeId: string, name: string, mail: OutgoingMail): Promise<Outcome> {
  const key = sentMail.key({ askedBy: changeId, mail: name });
  const claimed = await claimWork(key, SENT_MAIL_LIFETIME);
  if (typeof claimed === 'object') return claimed.outcome;
  if (claimed === 'abandoned') {
    count('MailsTakenUp');
    logger.warn('a mail was taken up again', { mail: name });
  }
  const counted = { ...mail, id: `${changeId}#${name}` };
  const outcome = await sendCounted(counted).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (!isRefusedForGood(error)) {
      await releaseWork(key);
      throw error instanceof MaybeDone ? error : new MailNotSent(`${name}: ${reason}`);
    }
    count('MailsRefused');
    logger.error('a mail was refused for good', { mail: name, reason });
    return 'refused' as const;
  });
  // Daily counts are derived from it (lambdas/overview).
  await finishWork(key, outcome);
  return outcome;
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
