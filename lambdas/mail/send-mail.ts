/** Sends every email of the product itself. */
import {
  SESClient,
  SESServiceException,
  SendRawEmailCommand,
  type SendRawEmailCommandInput,
} from '@aws-sdk/client-ses';
import type { Flavour } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { logger } from '../core/logger.ts';
import { originOf } from '../core/origin.ts';
import { MaybeDone } from '../jobs/maybe-done.ts';
import { retry } from '../table/index.ts';
import { compose, type MailTag, UnsendableMail } from './compose.ts';
import { type Block, mailPage } from './layout.ts';
import type { MailLimit } from './mail-limits.ts';
import { senderOf } from './site-mailboxes.ts';
import type { LeftOut } from './store/items.ts';
import { reasonNotToWrite } from './store/mail-choices.ts';
import { hashOfAddress } from './store/suppressions.ts';
import { sealUnsubscription } from './unsubscribe-token.ts';
import { type EmailWords, linkIn } from './words-in.ts';

/**
 * The timeouts are short enough for a batch of emails within the function's timeout if SES doesn't respond. The SDK
 * would also try again when an answer is lost, after which the email may have been sent.
 */
const ses = new SESClient({
  maxAttempts: 1,
  requestHandler: { requestTimeout: 5000, throwOnRequestTimeout: true },
});

/** A person with an account, and the site and language that they use. */
export interface Addressee {
  email: string;
  flavour?: Flavour;
  language?: Language;
}

/** A part of a kind of email that one can stop on its own. */
interface EndedByLink {
  /** As the email names it. */
  name: string;
  /** The path of the API that stops it, and the page that asks for confirmation. */
  apiPath: string;
  pagePath: string;
}

/** An email to one person before it is rendered. */
export interface OutgoingMail {
  to: string;
  subject: string;
  /** Determines its look, and the site that its links lead to. */
  flavour: Flavour;
  /** The words of its language. */
  words: EmailWords;
  title: string;
  /** The language of the title and of HTML that somebody wrote, if it is not the language of the email. */
  writtenIn?: Language;
  body: readonly Block[];
  /** Shown at the end, with the site's postal address. */
  contact?: SiteContact;
  /** The kind that its unsubscribe link names; undefined for an email that follows from the person's own action. */
  kind?: MailKind;
  /** Set if its unsubscribe link stops only a part of the kind. */
  ends?: EndedByLink;
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

export type MailText = Pick<OutgoingMail, 'subject' | 'title' | 'writtenIn' | 'body' | 'contact' | 'ends'>;

/** Sends an email unless there is a reason not to. @throws MaybeDone, or the error of SES: see `isRefusedForGood` */
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
  await retry(() => handOver({ Source: sender, Destinations: [to], RawMessage: { Data: message } }), {
    maxAttempts: 2,
    isRetryable: (error) => !(error instanceof MaybeDone) && !isRefusedForGood(error),
    giveUp: (error) => error,
  });
  return 'sent';
}

/** Failures of a connection before anything was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** @throws MaybeDone if the answer of SES was lost; another error if SES did not take the email */
async function handOver(message: SendRawEmailCommandInput): Promise<void> {
  try {
    await ses.send(new SendRawEmailCommand(message));
  } catch (error) {
    if (error instanceof SESServiceException || UNREACHED.has(Object(error).code)) throw error;
    throw new MaybeDone(error instanceof Error ? error.name : 'unknown');
  }
}

function composeFrom(from: string, outgoing: OutgoingMail): Promise<Buffer> {
  const { to, subject, flavour, words, title, writtenIn, body, contact, kind, replyTo, tag } = outgoing;
  const page = { flavour, words, title, writtenIn, body, ...(contact && { contact }) };
  const mail = { from, to, subject, replyTo, ...(tag && { tag }) };
  if (kind === undefined) return compose({ ...mail, ...mailPage(page) });
  const { name, apiPath, pagePath } = outgoing.ends ?? endsKind(words, to, kind);
  const unsubscribe = { kind: name, url: linkIn(words, flavour, pagePath) };
  return compose({
    ...mail,
    ...mailPage({ ...page, unsubscribe }),
    // Email programs send a POST here; a person who opens it as a link is redirected to the page.
    unsubscribe: `${originOf(flavour)}/api${apiPath}`,
  });
}

function endsKind(words: EmailWords, to: string, kind: MailKind): EndedByLink {
  const path = `/unsubscribe?token=${sealUnsubscription({ addressHash: hashOfAddress(to), kind })}`;
  return { name: words.mailKinds[kind], apiPath: path, pagePath: path };
}

/** Refusals of this particular email. All other errors (too many, SES down, rights missing) may pass. */
const FOR_GOOD = new Set(['MessageRejected', 'InvalidParameterValue', 'ValidationError']);

/** Whether an email is refused, however often it is tried. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof UnsendableMail || (error instanceof Error && FOR_GOOD.has(error.name));
}
