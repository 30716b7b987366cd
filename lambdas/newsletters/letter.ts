/** Renders an announcement email: converts Markdown to safe HTML and to text, in the style of either site. */
import { marked } from 'marked';
import { fieldError } from '#shared/contract/errors.ts';
import type { Flavour } from '#shared/flavours.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import type { LetterBody } from '#shared/newsletters/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { isRequired } from '#words/general/field-errors.ts';
import * as words from '#words/newsletters/newsletters.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { mailPage } from '../mail/layout.ts';
import { sendQueued } from '../mail/queued.ts';
import type { MailText, OutgoingMail } from '../mail/send-mail.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { addressed } from './addressed.ts';
import { harmlessHtml, textOf } from './custom-content.ts';
import type { customMail, Letter } from './jobs.ts';
import { readContact } from './postal-address.ts';
import type { Recipient } from './recipients.ts';

/** An email in each language in which it was written. */
export type Letters = Readonly<Partial<Record<Language, Letter>>>;

/** @throws AppError `invalid_fields` if nothing is left of a content, or its quotations are nested too deep */
export function readLetters({ inLanguages = {}, ...english }: LetterBody) {
  const read = LANGUAGES.flatMap((language) => {
    const written = language === 'en' ? english : inLanguages[language];
    return written ? [readLetter(written, language)] : [];
  });
  const letters: Letters = Object.fromEntries(read.map(({ letter }) => [letter.language, letter]));
  return { letters, dropped: [...new Set(read.flatMap(({ dropped }) => dropped))] };
}

function readLetter({ subject, content }: Pick<LetterBody, 'subject' | 'content'>, language: Language) {
  const path = language === 'en' ? 'content' : `inLanguages.${language}.content`;
  const { html, dropped } = harmlessHtml(toHtml(content, path));
  const text = textOf(html);
  if (!text) throw fieldError(path, isRequired(words.content));
  return { letter: { subject, html, text, language }, dropped };
}

/** @param path the field, for the error */
function toHtml(markdown: string, path: string): string {
  try {
    // A line break in the text is a line break in the email, since few authors know that Markdown joins lines.
    return marked.parse(markdown, { async: false, gfm: true, breaks: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError(path, words.nestedTooDeep);
  }
}

/** The email in a reader's language, or else in English, with their name. */
export function letterFor(letters: Letters, name: string, words: EmailWords): Letter {
  const letter = letters[words.language] ?? letters.en;
  if (!letter) throw new Error('The letter has no English text');
  return addressed(letter, name, words);
}

/** The email to one of many recipients. Its kind is `news`, from which recipients can unsubscribe. */
export async function letterTo(
  letters: Letters,
  reader: Recipient,
  contact: SiteContact,
): Promise<OutgoingMail> {
  const { email: to, flavour, name, language } = reader;
  const words = await wordsIn(language);
  return { to, flavour, words, kind: 'news', contact, ...letterText(words, letterFor(letters, name, words)) };
}

/** An email in English to somebody with another language begins with a line that says so. */
function letterText(
  words: EmailWords,
  { subject, language: writtenIn = words.language, ...block }: Letter,
): MailText {
  const body = writtenIn === words.language ? [block] : [words.newsletters.onlyEnglish, block];
  return { subject, title: subject, writtenIn, body };
}

export async function sendCustomMail(mail: PayloadOf<typeof customMail>): Promise<void> {
  const contact = await readContact(mail.flavour);
  await sendQueued(mail, (words, letter) => ({ ...letterText(words, letter), contact }));
}

/** Draws the email as it is sent, except that its unsubscribe link has no token, since it has no recipient. */
export async function drawLetter(letter: Letter, words: EmailWords, flavour: Flavour) {
  const contact = await readContact(flavour);
  const text = letterText(words, letter);
  const unsubscribe = {
    kind: words.mailKinds.news,
    url: linkIn(words, flavour, PATHS.unsubscribe),
  };
  return mailPage({ flavour, words, ...text, contact, unsubscribe });
}
