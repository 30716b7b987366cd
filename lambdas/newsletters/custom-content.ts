/**
 * Makes HTML for emails harmless: no scripts, styles, forms or frames, and nothing that loads from elsewhere without a
 * click.
 */
import sanitizeHtml from 'sanitize-html';
import { DROPPED_PARTS, type DroppedPart } from '#shared/newsletters/schemas.ts';

const ALLOWED_TAGS = [
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
];

/** Tags that are replaced with a tag of the same meaning. */
const RENAMED = { h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's' };

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }), ...RENAMED },
};

export interface Harmless {
  /** Empty if nothing harmless was left. */
  html: string;
  /** The kinds of parts that were removed, each once. */
  dropped: DroppedPart[];
}

export function harmlessHtml(html: string): Harmless {
  const dropped = new Set<DroppedPart>();
  const onOpenTag = (tag: string, attributes: sanitizeHtml.Attributes) => {
    for (const part of droppedOf(tag, attributes)) dropped.add(part);
  };
  const harmless = sanitizeHtml(html.toWellFormed(), { ...ALLOWED, onOpenTag }).trim();
  return { html: harmless, dropped: DROPPED_PARTS.filter((part) => dropped.has(part)) };
}

/** The kind of part for each removed tag. */
const PARTS: Readonly<Record<string, DroppedPart>> = {
  script: 'scripts',
  style: 'styles',
  link: 'styles',
  font: 'styles',
  img: 'images',
  picture: 'images',
  svg: 'images',
  video: 'media',
  audio: 'media',
  iframe: 'media',
  object: 'media',
  embed: 'media',
  form: 'forms',
  input: 'forms',
  button: 'forms',
  select: 'forms',
  textarea: 'forms',
};

const WEB_OR_MAIL = /^(?:https?|mailto):/i;

function droppedOf(tag: string, { href, style, ...attributes }: sanitizeHtml.Attributes): DroppedPart[] {
  const isKept = ALLOWED_TAGS.includes(tag) || tag in RENAMED;
  const names = Object.keys(attributes);
  return [
    ...(isKept ? [] : [PARTS[tag] ?? ('other' as const)]),
    ...(tag === 'a' && href !== undefined && !WEB_OR_MAIL.test(href) ? (['links'] as const) : []),
    ...(style !== undefined || names.includes('class') ? (['styles'] as const) : []),
    ...(names.some((name) => name.startsWith('on')) ? (['scripts'] as const) : []),
  ];
}

/** With a line break that may follow in the HTML, where it has no meaning. */
const BLOCK_ENDS = /<\/(?:p|h[1-6]|ul|ol|blockquote|pre|table|div)>\n?/gi;
const LINE_ENDS = /(?:<br\s*\/?>|<hr\s*\/?>|<\/(?:li|tr)>)\n?/gi;

/** Returns the same content as text, with the addresses of links. @param html from `harmlessHtml` */
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
