/** Payloads of jobs that send emails. Each area defines its own jobs in `jobs.ts` and their words in `emails.ts`. */

import type { Flavour } from '#shared/flavours.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailText } from './send-mail.ts';
import { sendOnce } from './send-once.ts';

/** The change that asks for an email: its repeats ask for the same one. */
export interface Asked {
  changeId: string;
}

/** An email of which everything is known when it is asked for. One of which somebody may change their mind meanwhile says only what it is about. */
export interface QueuedMail<Content> {
  /** The same for the same email: it is sent once. */
  id: string;
  to: string;
  flavour: Flavour;
  /** The kind that its unsubscribe link ends; undefined for an email that the person asked for. */
  kind?: MailKind;
  /** Somebody typed the address. */
  isTyped?: true;
  /** In place of its own. */
  subject?: string;
  content: Content;
}

/** By its own id: what was put into the queue twice is sent once. */
export async function sendQueued<Content>(
  { id, subject, content, ...mail }: QueuedMail<Content>,
  textOf: (content: Content, flavour: Flavour) => MailText,
): Promise<void> {
  const text = textOf(content, mail.flavour);
  await sendOnce(id, 'mail', { ...mail, ...text, subject: subject || text.subject });
}
