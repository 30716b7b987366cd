/** Sends every email of the product itself. */
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { Flavour } from '#shared/flavours.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { mailKinds } from '#words/mail/kinds.ts';
import { logger } from '../core/logger.ts';
import { originOf } from '../core/origin.ts';
import { compose, type MailTag, UnsendableMail } from './compose.ts';
import { type Block, mailPage } from './layout.ts';
import type { MailLimit } from './mail-limits.ts';
import { senderOf } from './site-mailboxes.ts';
import { reasonNotToWrite } from './store/mail-choices.ts';
import { hashOfAddress } from './store/suppressions.ts';
import { sealUnsubscription } from './unsubscribe-token.ts';

/** The timeouts are short enough for a batch of emails within the function's timeout if SES doesn't respond. */
const ses = new SESClient({
  maxAttempts: 2,
  requestHandler: { requestTimeout: 5000, throwOnRequestTimeout: true },
});

/** A person with an account, and the site that they use. */
export interface Addressee {
  email: string;
  flavour?: Flavour;
}

/** An email to one person before it is rendered. */
export interface OutgoingMail {
  to: string;
  subject: string;
  /** Determines its look, and the site that its links lead to. */
  flavour: Flavour;
  title: string;
  body: readonly Block[];
  /** Shown at the end, with the site's postal address. */
  contact?: SiteContact;
  /** The kind that its unsubscribe link names; undefined for an email that follows from the person's own action. */
  kind?: MailKind;
  /** Set if the address was just checked, in a batch, to want the email and to be reachable. */
  isWanted?: true;
  /** A further limit besides the limit of its kind. */
  limit?: MailLimit;
  /** Set if somebody typed the address, possibly a stranger: all such emails count together. */
  isTyped?: true;
  /** Added to the last email that this limit allows. */
  whenLast?: readonly Block[];
  /** The recipient of replies, if that isn't the site. */
  replyTo?: string;
  /** By which it is known again when it bounces. */
  tag?: MailTag;
}

export type MailText = Pick<OutgoingMail, 'subject' | 'title' | 'body' | 'contact'>;

/** Why an email was not sent: the stage sends none, the address bounced or complained, or it doesn't want this kind. */
export type LeftOut = 'no sender' | 'suppressed' | 'unwanted';

/** Sends an email unless there is a reason not to. @throws the error of SES: see `isRefusedForGood` */
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
  const { to, subject, flavour, title, body, contact, kind, replyTo, tag } = outgoing;
  const page = { flavour, title, body, ...(contact && { contact }) };
  const mail = { from, to, subject, replyTo, ...(tag && { tag }) };
  if (kind === undefined) return compose({ ...mail, ...mailPage(page) });
  const token = sealUnsubscription({ addressHash: hashOfAddress(to), kind });
  const origin = originOf(flavour);
  const unsubscribe = { kind: mailKinds[kind], url: `${origin}/unsubscribe?token=${token}` };
  return compose({
    ...mail,
    ...mailPage({ ...page, unsubscribe }),
    // Email programs send a POST here; a person who opens it as a link is redirected to the page.
    unsubscribe: `${origin}/api/unsubscribe?token=${token}`,
  });
}

/** Refusals of this particular email. All other errors (too many, SES down, rights missing) may pass. */
const FOR_GOOD = new Set(['MessageRejected', 'InvalidParameterValue', 'ValidationError']);

/** Whether an email is refused, however often it is tried. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof UnsendableMail || (error instanceof Error && FOR_GOOD.has(error.name));
}
