/** Renders an announcement email: Markdown as safe HTML and as text, in the look of either site. */
import { marked } from 'marked';
import { fieldError } from '#shared/contract/errors.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { LetterBody } from '#shared/newsletters/schemas.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { isRequired } from '#words/general/field-errors.ts';
import { mailKinds } from '#words/mail/kinds.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { mailPage } from '../mail/layout.ts';
import { sendQueued } from '../mail/queued.ts';
import type { MailText, OutgoingMail } from '../mail/send-mail.ts';
import { addressed } from './addressed.ts';
import { type Harmless, harmlessHtml, textOf } from './custom-content.ts';
import type { customMail, Letter } from './jobs.ts';
import { readContact } from './postal-address.ts';
import type { Recipient } from './recipients.ts';

/** @throws AppError `invalid_fields` when nothing is left of it, or its quotations lie so deep within each other that nobody can follow */
export function readLetter({ subject, content }: LetterBody): Letter & Pick<Harmless, 'dropped'> {
  // A line of the text is a line of the email: few who write it know that Markdown joins them.
  const { html, dropped } = harmlessHtml(toHtml(content));
  const text = textOf(html);
  if (!text) throw fieldError('content', isRequired(words.content));
  return { subject, html, text, dropped };
}

function toHtml(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false, gfm: true, breaks: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError('content', words.nestedTooDeep);
  }
}

/** To one of many: news, which can be ended. */
export function letterTo(letter: Letter, reader: Recipient, contact: SiteContact): OutgoingMail {
  const { email: to, flavour, name } = reader;
  return { to, flavour, kind: 'news', contact, ...letterText(addressed(letter, name)) };
}

const letterText = ({ subject, ...block }: Letter): MailText => ({ subject, title: subject, body: [block] });

export async function sendCustomMail(mail: PayloadOf<typeof customMail>): Promise<void> {
  const contact = await readContact(mail.flavour);
  await sendQueued(mail, (letter) => ({ ...letterText(letter), contact }));
}

/** As it is sent, but for the link that ends such emails, which leads nowhere: it belongs to nobody. */
export async function drawLetter(letter: Letter, flavour: Flavour) {
  const contact = await readContact(flavour);
  const { title, body } = letterText(letter);
  const unsubscribe = { kind: mailKinds.news, url: `${originOf(flavour)}/unsubscribe` };
  return mailPage({ flavour, title, body, contact, unsubscribe });
}
