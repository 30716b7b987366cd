/**
 * HTML and XML that cannot be injected into: `html` escapes every value that is not itself a result of `html`, and refuses to be used in a
 * way that escaping does not make safe. Names, stories and places are written by strangers.
 */
import { createHash } from 'node:crypto';

/** Markup that was made by `html`, or by this file's author. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined | readonly Value[];

/**
 * @throws TypeError for a template that puts a value where it could break out: an attribute without quotes, a style or script element, or
 * an address that is neither on this site nor on the web
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = parts[0] ?? '';
  values.forEach((value, index) => {
    const written = escaped(value);
    refuseUnsafe(text.slice(Math.max(0, text.lastIndexOf('<'))), written);
    text += written + (parts[index + 1] ?? '');
  });
  return new Html(text);
}

const RAW_TEXT = /^<(?:style|script)\b/i;
const UNQUOTED = /^[^>]*=\s*$/;
const ADDRESS = /^[^>]*\s(?:href|src|srcset|action|formaction)="([^"]*)$/i;
const SAFE_ADDRESS = /^(?:\/(?![/\\])|https?:\/\/)/;

/** @param tag what stands before the value, from the last `<` on */
function refuseUnsafe(tag: string, written: string): void {
  if (RAW_TEXT.test(tag)) throw new TypeError('No value goes into a style or script element');
  if (tag.startsWith('<') && UNQUOTED.test(tag))
    throw new TypeError('Put the attribute of this value in quotes');
  const address = ADDRESS.exec(tag);
  if (address && !SAFE_ADDRESS.test(`${address[1]}${written}`)) {
    throw new TypeError('An address begins with one slash or with https://');
  }
}

function escaped(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(escaped).join('');
  return String(value)
    .toWellFormed()
    .replace(UNPRINTABLE, '')
    .replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Controls that no document may hold, and those that turn the direction of the text after them around. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A style element of a constant, and what a content security policy calls it. */
export function styleElement(css: string): { element: Html; source: string } {
  const digest = createHash('sha256').update(css).digest('base64');
  return { element: new Html(`<style>${css}</style>`), source: `'sha256-${digest}'` };
}

/** Characters that would end the element that holds JSON, or, in older scripts, a line of it. */
const UNSAFE_IN_JSON = /[<>&\u2028\u2029]/g;
const escapeInJson = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A script element that runs nothing: data for whoever looks for it. */
export function jsonElement(
  value: unknown,
  type: 'application/json' | 'application/ld+json',
  id?: string,
): Html {
  const text = JSON.stringify(value).replace(UNSAFE_IN_JSON, escapeInJson);
  return new Html(`<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${text}</script>`);
}
