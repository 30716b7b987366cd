/** The way out for every email that the product itself sends. */
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { Flavour } from '#shared/flavours.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { mailKinds } from '#words/mail/kinds.ts';
import { logger } from '../core/logger.ts';
import { originOf } from '../core/origin.ts';
import { compose, UnsendableMail } from './compose.ts';
import { type Block, mailPage } from './layout.ts';
import type { MailLimit } from './mail-limits.ts';
import { senderOf } from './site-mailboxes.ts';
import { reasonNotToWrite } from './store/mail-choices.ts';
import { hashOfAddress } from './store/suppressions.ts';
import { sealUnsubscription } from './unsubscribe-token.ts';

/** So short that a batch of emails fits into the function's time when SES does not answer. */
const ses = new SESClient({
  maxAttempts: 2,
  requestHandler: { requestTimeout: 5000, throwOnRequestTimeout: true },
});

/** Somebody with an account, and the site that they know. */
export interface Addressee {
  email: string;
  flavour?: Flavour;
}

/** An email to one person before it is drawn. */
export interface OutgoingMail {
  to: string;
  subject: string;
  /** Decides its look, and the site that its links lead to. */
  flavour: Flavour;
  title: string;
  body: readonly Block[];
  /** Shown at its end, with the postal address of the site. */
  contact?: SiteContact;
  /** The kind that its unsubscribe link ends; undefined for an email that follows from something the person did. */
  kind?: MailKind;
  /** Whether the address wants it, and can be reached, was asked a moment ago, for many at once. */
  isWanted?: true;
  /** How many of its like the address gets, beside how many of its kind. */
  limit?: MailLimit;
  /** It goes to an address that somebody typed, maybe a stranger's: all of these count together. */
  isTyped?: true;
  /** Added to the last email that this limit lets through. */
  whenLast?: readonly Block[];
  /** Whom an answer goes to, when that is not the site. */
  replyTo?: string;
}

/** The words of an email. */
export type MailText = Pick<OutgoingMail, 'subject' | 'title' | 'body' | 'contact'>;

/** Why an email was not sent: the stage sends none, its address bounced or complained, or does not want this kind. */
export type LeftOut = 'no sender' | 'suppressed' | 'unwanted';

/**
 * Sends an email, unless there is a reason not to.
 * @throws when SES did not take it; `isRefusedForGood` tells whether to try again
 */
export async function sendMail(mail: OutgoingMail): Promise<'sent' | LeftOut> {
  const sender = senderOf(mail.flavour);
  if (sender === undefined) {
    logger.warn('this stage sends no mail');
    return 'no sender';
  }
  const { to, kind } = mail;
  const reason = mail.isWanted ? undefined : await reasonNotToWrite(to, kind);
  if (reason) {
    logger.info('a mail was left out', { reason });
    return reason;
  }
  const message = await composeFrom(sender, mail);
  await ses.send(
    new SendRawEmailCommand({ Source: sender, Destinations: [to], RawMessage: { Data: message } }),
  );
  return 'sent';
}

function composeFrom(from: string, outgoing: OutgoingMail): Promise<Buffer> {
  const { to, subject, flavour, title, body, contact, kind, replyTo } = outgoing;
  const page = { flavour, title, body, ...(contact && { contact }) };
  const mail = { from, to, subject, replyTo };
  if (kind === undefined) return compose({ ...mail, ...mailPage(page) });
  const token = sealUnsubscription({ addressHash: hashOfAddress(to), kind });
  const origin = originOf(flavour);
  const unsubscribe = { kind: mailKinds[kind], url: `${origin}/unsubscribe?token=${token}` };
  return compose({
    ...mail,
    ...mailPage({ ...page, unsubscribe }),
    // Email programs post here; who follows it as a link is led to the page.
    unsubscribe: `${origin}/api/unsubscribe?token=${token}`,
  });
}

/** Refusals of this very email. All others (too many, SES away, rights missing) may pass. */
const FOR_GOOD = new Set(['MessageRejected', 'InvalidParameterValue', 'ValidationError']);

/** Whether an email is not taken however often it is tried. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof UnsendableMail || (error instanceof Error && FOR_GOOD.has(error.name));
}
