/**
 * One mail for one change, however often it is asked for. The claim is written first and taken back when the mail could not be handed over,
 * so a repeat sends what was not sent; only a process that dies in between leaves a mail unsent, which is better than one sent twice.
 */
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { count, logger } from '../core/logger.ts';
import { absent, expiryAfter, getItem, onlyIf, put, remove, update, write, writeIf } from '../table/index.ts';
import { countMail, uncountMail } from './mail-limits.ts';
import { isRefusedForGood, type LeftOut, type OutgoingMail, sendMail } from './send-mail.ts';
import { sentMail } from './store/items.ts';

/** Its message says nothing of the mail: SES names addresses in its own. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** What became of a mail for good: sent, left out, one too many for its address, or never taken by SES. */
export type Outcome = 'sent' | LeftOut | 'too many' | 'refused';

/**
 * What SES will never take is written off.
 * @param changeId of what asks for the mail; `name` tells its mails apart
 * @returns what became of it, also when it was asked for before
 * @throws MailNotSent when it is to be tried again
 */
export async function sendOnce(changeId: string, name: string, mail: OutgoingMail): Promise<Outcome> {
  const params = { askedBy: changeId, mail: name };
  const key = sentMail.key(params);
  const expiresAt = expiryAfter(SENT_MAIL_LIFETIME, new Date());
  if (!(await writeIf(put(sentMail.item(params, { expiresAt }), onlyIf(absent))))) {
    const earlier = await getItem(key, { consistent: true });
    return earlier?.outcome ?? 'sent';
  }
  const outcome = await sendCounted(mail).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (!isRefusedForGood(error)) {
      await write(remove(key));
      throw new MailNotSent(`${name}: ${reason}`);
    }
    count('MailsRefused');
    logger.error('a mail was refused for good', { mail: name, reason });
    return 'refused' as const;
  });
  // Counts of days follow from it (lambdas/overview).
  await write(update(key, { set: { outcome } }));
  return outcome;
}

/** What is too much for its address is left out for good: the person finds it on the site. */
async function sendCounted(mail: OutgoingMail): Promise<Outcome> {
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
