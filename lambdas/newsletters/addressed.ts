import { html } from '../core/html.ts';
import { type EmailWords, ENGLISH } from '../mail/words-in.ts';
import type { Letter } from './jobs.ts';

const NAME = /\{name\}/gi;
/** Matches whole tags too, which stay as they are, since a name inserted in an address could change the address. */
const TAG_OR_NAME = /(<[^>]*>)|\{name\}/gi;

/** Returns the email for one reader, with their name in place of each `{name}`. @param name empty if it is not known */
export function addressed(letter: Letter, name: string, words: EmailWords = ENGLISH): Letter {
  const shown = name || words.someReader;
  const escaped = html`${shown}`.text;
  return {
    ...letter,
    subject: letter.subject.replace(NAME, () => shown),
    html: letter.html.replace(TAG_OR_NAME, (_, tag?: string) => tag ?? escaped),
    text: letter.text.replace(NAME, () => shown),
  };
}
