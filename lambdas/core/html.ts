/**
 * Builds HTML and XML that is safe from injection: `html` escapes every value that isn't itself a result of `html`, and
 * refuses positions where escaping isn't enough. Names, stories and places are written by strangers.
 */
import { createHash } from 'node:crypto';

/** Markup made by `html` or by the functions in this file. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined | readonly Value[];

/**
 * Template tag that escapes its values.
 * @throws TypeError for a value in an unsafe position: an attribute without quotes, a style or script element, or a URL
 * that is neither a path on this site nor http(s)
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

/** @param tag the template's text before the value, from the last `<` */
function refuseUnsafe(tag: string, written: string): void {
  if (RAW_TEXT.test(tag)) throw new TypeError('A value must not be in a style or script element');
  if (tag.startsWith('<') && UNQUOTED.test(tag))
    throw new TypeError('Put the attribute of this value in quotes');
  const address = ADDRESS.exec(tag);
  if (address && !SAFE_ADDRESS.test(`${address[1]}${written}`)) {
    throw new TypeError('A URL must begin with a single slash or with http(s)://');
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

/** Control characters that no document may contain, and those that change the direction of the text after them. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a style element with a constant text, and its hash for the content security policy. */
export function styleElement(css: string): { element: Html; source: string } {
  const digest = createHash('sha256').update(css).digest('base64');
  return { element: new Html(`<style>${css}</style>`), source: `'sha256-${digest}'` };
}

/** Characters that would end the element around the JSON or, in older scripts, a line of it. */
const UNSAFE_IN_JSON = /[<>&\u2028\u2029]/g;
const escapeInJson = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns a script element that only holds data. */
export function jsonElement(
  value: unknown,
  type: 'application/json' | 'application/ld+json',
  id?: string,
): Html {
  const text = JSON.stringify(value).replace(UNSAFE_IN_JSON, escapeInJson);
  return new Html(`<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${text}</script>`);
}
