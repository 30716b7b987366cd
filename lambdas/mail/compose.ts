/** An email as it goes over the wire. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { EMAIL_PATTERN } from '#shared/fields.ts';

export interface MimeMail {
  /** `Creel <no-reply@example.org>`. */
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Addresses where emails of this kind are ended with one click. */
  unsubscribe?: string;
}

/** A name or subject somebody typed must not become a header of its own. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();

/** Thrown for an email that cannot go out however often it is tried. */
export class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
}

function single(address: string) {
  // One address and nothing else: no list, no second line.
  if (!EMAIL_PATTERN.test(address)) throw new UnsendableMail('This is no single address');
  return { name: '', address };
}

/** @throws UnsendableMail for a recipient that is no address */
export function compose(mail: MimeMail): Promise<Buffer> {
  const { from, to, replyTo, subject, html, text, unsubscribe } = mail;
  const composer = new MailComposer({
    from,
    to: single(to),
    ...(replyTo !== undefined && { replyTo: single(replyTo) }),
    subject: oneLine(subject),
    html,
    text,
    date: new Date(),
    headers: {
      // Of a program, to programs: no holiday notices (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        // RFC 8058. An address that is folded is none.
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
