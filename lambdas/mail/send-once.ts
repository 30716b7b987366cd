/**
 * One mail for one change, however often it is asked for. The claim is written first and taken back when the mail could not be handed over,
 * so a repeat sends what was not sent; only a process that dies in between leaves a mail unsent, which is better than one sent twice.
 */
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { count, logger } from '../core/logger.ts';
import { absent, onlyIf, put, remove, write, writeIf } from '../table/index.ts';
import { countMail, uncountMail } from './mail-limits.ts';
import { isRefusedForGood, type OutgoingMail, sendMail } from './send-mail.ts';
import { sentMail } from './store/items.ts';

/** Its message says nothing of the mail: SES names addresses in its own. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/**
 * What SES will never take is written off.
 * @param changeId of what asks for the mail; `name` tells its mails apart
 * @throws MailNotSent when it is to be tried again
 */
export async function sendOnce(changeId: string, name: string, mail: OutgoingMail): Promise<void> {
  const params = { askedBy: changeId, mail: name };
  const mark = sentMail.item(params, { expiresAt: Math.floor((Date.now() + SENT_MAIL_LIFETIME) / 1000) });
  if (!(await writeIf(put(mark, onlyIf(absent))))) return;
  try {
    await sendCounted(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (!isRefusedForGood(error)) {
      await write(remove(sentMail.key(params)));
      throw new MailNotSent(`${name}: ${reason}`);
    }
    count('MailsRefused');
    logger.error('a mail was refused for good', { mail: name, reason });
  }
}

/** What is too much for its address is left out for good: the person finds it on the site. */
async function sendCounted(mail: OutgoingMail): Promise<void> {
  if (!(await countMail(mail))) {
    logger.info('a mail was left out', { reason: 'enough were sent' });
    return;
  }
  try {
    if (await sendMail(mail)) count('MailsSent');
  } catch (error) {
    await uncountMail(mail);
    throw error;
  }
}
