/** An email as it is sent. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { EMAIL_PATTERN } from '#shared/fields.ts';

/** Letters, digits, `-` and `_`. */
export interface MailTag {
  name: string;
  value: string;
}

export interface MimeMail {
  /** `Creel <no-reply@example.org>`. */
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** URL that unsubscribes from emails of this kind with one click. */
  unsubscribe?: string;
  /** SES takes it off, and gives it back when it tells what became of the email. */
  tag?: MailTag;
}

/** Keeps a name or subject that somebody typed from adding a header. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();

/** Thrown for an email that can't be sent, however often it is tried. */
export class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
}

function single(address: string) {
  // Exactly one address: no list, no second line.
  if (!EMAIL_PATTERN.test(address)) throw new UnsendableMail('This is not a single email address');
  return { name: '', address };
}

/** @throws UnsendableMail if the recipient isn't an email address */
export function compose(mail: MimeMail): Promise<Buffer> {
  const { from, to, replyTo, subject, html, text, unsubscribe, tag } = mail;
  const composer = new MailComposer({
    from,
    to: single(to),
    ...(replyTo !== undefined && { replyTo: single(replyTo) }),
    subject: oneLine(subject),
    html,
    text,
    date: new Date(),
    headers: {
      // Sent by a program, so that no vacation notices are sent back (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(tag && { 'X-SES-MESSAGE-TAGS': `${tag.name}=${tag.value}` }),
      ...(unsubscribe !== undefined && {
        // RFC 8058. A folded URL would be invalid.
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
