import { someReader } from '#words/newsletters/newsletters.ts';
import { html } from '../core/html.ts';
import type { Letter } from './jobs.ts';

const NAME = /\{name\}/gi;
/** Tags are passed over: a name that stood in an address could make another one of it. */
const TAG_OR_NAME = /(<[^>]*>)|\{name\}/gi;

/** The email to one reader: says their name wherever it has `{name}`. @param name empty when it is not known */
export function addressed(letter: Letter, name: string): Letter {
  const shown = name || someReader;
  const escaped = html`${shown}`.text;
  return {
    subject: letter.subject.replace(NAME, () => shown),
    html: letter.html.replace(TAG_OR_NAME, (_, tag?: string) => tag ?? escaped),
    text: letter.text.replace(NAME, () => shown),
  };
}
