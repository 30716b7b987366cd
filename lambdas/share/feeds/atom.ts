/** Writes feeds in the Atom format (RFC 4287). `html` escapes all text, and its escapes are valid in XML too. */
import { photoUrl } from '#shared/photos/address.ts';
import { PHOTO_FORMAT_TYPES } from '#shared/photos/limits.ts';
import { ATOM } from '#shared/sharing/feeds.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { type Html, html } from '../../core/html.ts';
import { type Answer, textAnswer } from '../answer.ts';

export interface FeedEntry {
  /** A ULID. */
  id: string;
  title: string;
  summary: string;
  author: string;
  /** The address of the page about this entry. */
  url: string;
  photoId: string | undefined;
  /** ISO 8601. */
  published: string;
  updated: string;
}

export interface Feed {
  /** `https://example.org` */
  origin: string;
  /** The path of the feed, and the path of the page with the same content. */
  path: string;
  page: string;
  title: string;
  subtitle: string;
  author: string;
  entries: readonly FeedEntry[];
}

/** The update time of a feed without entries, which Atom requires: the day when feeds were introduced. */
const BEGINNING = '2026-11-22T00:00:00.000Z';

export function feedAnswer(feed: Feed): Answer {
  const { origin, path, page, title, subtitle, author, entries } = feed;
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? BEGINNING;
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<id>${tagOf(origin, path)}</id>
<title>${title}</title>
<subtitle>${subtitle}</subtitle>
<updated>${updated}</updated>
<author><name>${author}</name></author>
<link rel="self" type="${ATOM}" href="${origin}${path}"/>
<link rel="alternate" type="text/html" href="${origin}${page}"/>
${entries.map((entry) => entryOf(origin, entry))}</feed>
`;
  return textAnswer(ATOM, document.text);
}

function entryOf(origin: string, entry: FeedEntry): Html {
  const { id, title, summary, author, url, photoId, published, updated } = entry;
  const photo =
    photoId !== undefined &&
    html`<link rel="enclosure" type="${PHOTO_FORMAT_TYPES.jpg}" href="${origin}${photoUrl(photoId, 1280, 'jpg')}"/>
`;
  return html`<entry>
<id>urn:uuid:${uuidOf(id)}</id>
<title>${title}</title>
<updated>${updated}</updated>
<published>${published}</published>
<author><name>${author}</name></author>
<link rel="alternate" type="text/html" href="${url}"/>
${photo}<summary>${summary}</summary>
</entry>
`;
}

/** A tag URI (RFC 4151). It stays the same when the feed moves, and it names the site of the feed. */
const tagOf = (origin: string, path: string) =>
  `tag:${new URL(origin).hostname},2026:${path.replace(/\.atom$/, '').slice(1)}`;

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Converts the 128 bits of a ULID to a UUID, so that an entry has the same id in every feed and on both sites. */
function uuidOf(ulid: string): string {
  const bits = [...ulid].reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n);
  const hex = bits.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
