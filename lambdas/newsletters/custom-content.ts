/** HTML that people write for emails, made harmless: no scripts, styles, forms, frames, and nothing that loads from elsewhere but by a click. */
import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
    'span',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }), h1: 'h2' },
};

/** Empty when nothing is left. */
export function harmlessHtml(html: string): string {
  return sanitizeHtml(html.toWellFormed(), ALLOWED).trim();
}

/** With the line end that the HTML itself may have there, which means nothing. */
const BLOCK_ENDS = /<\/(?:p|h[1-6]|ul|ol|blockquote|pre|table|div)>\n?/gi;
const LINE_ENDS = /(?:<br\s*\/?>|<hr\s*\/?>|<\/(?:li|tr)>)\n?/gi;

/** The same as text, with the addresses of links. @param html from `harmlessHtml` */
export function textOf(html: string): string {
  const lined = html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) =>
      words.trim() === href ? words : `${words} (${href})`,
    )
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(LINE_ENDS, '\n')
    .replace(BLOCK_ENDS, '\n\n')
    .replace(/<\/(?:td|th)>/gi, '$&  ');
  const bare = sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(bare)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const decodeEntities = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '');
