/** Payloads of jobs that send emails. Each area defines its jobs in `jobs.ts` and their texts in `emails.ts`. */

import type { Flavour } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailText } from './send-mail.ts';
import { sendOnce } from './send-once.ts';
import { type EmailWords, wordsIn } from './words-in.ts';

/** The change that triggers an email: repeats of it trigger the same email. */
export interface Asked {
  changeId: string;
}

/** An email with its complete content. For content that may change before it is sent, use a job with ids. */
export interface QueuedMail<Content> {
  /** The same for the same email, so that it is sent once. */
  id: string;
  to: string;
  flavour: Flavour;
  /** English if absent. */
  language?: Language;
  /** The kind that its unsubscribe link names; undefined for an email that the person requested. */
  kind?: MailKind;
  /** Set if somebody typed the address. */
  isTyped?: true;
  /** Replaces the email's own subject. */
  subject?: string;
  content: Content;
}

/** Sends the email once by its id, even if it was queued twice. */
export async function sendQueued<Content>(
  { id, subject, language, content, ...mail }: QueuedMail<Content>,
  textOf: (words: EmailWords, content: Content, flavour: Flavour) => MailText,
): Promise<void> {
  const words = await wordsIn(language);
  const text = textOf(words, content, mail.flavour);
  await sendOnce(id, 'mail', { ...mail, words, ...text, subject: subject || text.subject });
}
