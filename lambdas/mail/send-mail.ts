/** The way out for every mail that the product itself sends. */
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { environment } from '../core/environment.ts';
import { logger } from '../core/logger.ts';
import { isSuppressed } from '../data/suppressions.ts';

const ses = new SESClient({});

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, when that is not the site. */
  replyTo?: string;
}

/** A name or subject somebody typed must not become a header of its own. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** The sender of a stage that has no mail domain of its own. */
const NO_SENDER = 'none';

/** @throws when SES did not take it; the caller decides whether to try again */
export async function sendMail({ to, subject, html, text, replyTo }: Mail): Promise<void> {
  const sender = environment('MAIL_SENDER');
  if (sender === NO_SENDER) {
    logger.warn('this stage sends no mail');
    return;
  }
  if (await isSuppressed(to)) {
    logger.info('a mail was left out: its address bounced or complained');
    return;
  }
  await ses.send(
    new SendEmailCommand({
      Source: sender,
      Destination: { ToAddresses: [oneLine(to)] },
      ...(replyTo !== undefined && { ReplyToAddresses: [oneLine(replyTo)] }),
      Message: {
        Subject: { Data: oneLine(subject), Charset: 'UTF-8' },
        Body: { Html: { Data: html, Charset: 'UTF-8' }, Text: { Data: text, Charset: 'UTF-8' } },
      },
    }),
  );
}
