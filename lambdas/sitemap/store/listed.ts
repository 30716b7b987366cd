/** Entries of the public lists in a span of time, for the site map. */
import { decodeTime, encodeTime } from 'ulid';
import type { Flavour } from '#shared/flavours.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { fishermen, fishermenWithPledges } from '../../people/store/items.ts';
import { POST_ITEMS, type StoredListing } from '../../posts/store/items.ts';
import { cardOfListing } from '../../posts/store/stored-posts.ts';
import { type Found, type ItemList, query } from '../../table/index.ts';

/** Milliseconds since the epoch; `to` is not part of the span. */
export interface Span {
  from: number;
  to: number;
}

export interface Listed {
  id: string;
  /** ISO 8601; undefined if it is not known. */
  changedAt: string | undefined;
}

/** Entries above this number would be left out. Spans are chosen so that there are never that many. */
const MOST = 1_900;
const TIME_DIGITS = 10;

/** Returns the posts of a kind that are on offer. */
export async function readListedPosts(kind: PostKind, span: Span, now: Date): Promise<Listed[]> {
  const items = await readAll(POST_ITEMS[kind].listings, idsOf(span));
  return items
    .filter((item) => !isOver(endOf(kind, item), now.getTime()))
    .map(({ sk: id, updatedAt }) => ({ id, changedAt: updatedAt ?? timeOfId(id) }));
}

/** The number of the newest posts of a kind from which the site map takes its towns; one request reads them. */
const NEWEST = 500;

/** Returns the places of the newest posts of a kind that are on offer and have a known place, newest first. */
export async function readNewestPlaces(kind: PostKind, now: Date): Promise<(Listed & { place: string })[]> {
  const { items } = await query(POST_ITEMS[kind].listings, { limit: NEWEST, newestFirst: true });
  return items
    .filter((item) => !isOver(endOf(kind, item), now.getTime()))
    .flatMap((item) => {
      const { location: place, coordinates } = cardOfListing(kind, item);
      return coordinates ? [{ id: item.sk, changedAt: item.updatedAt ?? timeOfId(item.sk), place }] : [];
    });
}

/** Returns the fishermen in the directory of that site. The time of a card's last change is not stored. */
export async function readListedFishermen(flavour: Flavour, span: Span): Promise<Listed[]> {
  const list = flavour === 'community' ? fishermenWithPledges : fishermen;
  const items = await readAll(list, timesOf(span));
  return items.map(({ sk }) => ({ id: sk.slice(sk.indexOf('#') + 1), changedAt: undefined }));
}

/** Whether a list has no entry in that span, by a consistent read. */
export async function isListEmpty(list: string, span: Span): Promise<boolean> {
  const within = list === fishermen.partition ? timesOf(span) : idsOf(span);
  const { items } = await query({ partition: list }, { within, limit: 1, consistent: true });
  return items.length === 0;
}

/** Returns the end of a post's offer (ISO 8601); undefined if it has none. */
export function endOf(kind: PostKind, listing: Found<StoredListing>): string | undefined {
  if (kind === 'pledge') return cardOfListing('pledge', listing).availableUntil;
  const { expiresAt } = listing;
  return expiresAt === undefined ? undefined : new Date(expiresAt * 1000).toISOString();
}

/** Returns the time when the entry with this sort key was posted or created. */
export const timeOfKey = (list: string, sk: string): number =>
  list === fishermen.partition ? Date.parse(sk.slice(0, sk.indexOf('#'))) : decodeTime(sk);

const idsOf = ({ from, to }: Span) => [encodeTime(from, TIME_DIGITS), encodeTime(to, TIME_DIGITS)] as const;
const timesOf = ({ from, to }: Span) => [new Date(from).toISOString(), new Date(to).toISOString()] as const;

async function readAll<Stored>(
  list: ItemList<Stored>,
  within: readonly [string, string],
): Promise<Found<Stored>[]> {
  const found: Found<Stored>[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const { items, lastKey } = await query(list, { within, startKey });
    found.push(...items);
    startKey = lastKey;
  } while (startKey && found.length < MOST);
  return found.slice(0, MOST);
}
