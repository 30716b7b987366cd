/**
 * Defines the index entries of a listing: parts of a list by region, word and other filters. Each part is a partition
 * of entries that repeat the listing, so that reading it takes one request. This module only computes the entries from
 * a listing; the table's stream writes them (keep-index-entries.ts).
 */
import type { Coordinates } from '#shared/fields.ts';
import { cellsWithin35Miles } from '#shared/places/distance.ts';
import { beginningsOf, indexedWords, nameWords } from '#shared/search.ts';
import { fishermen, fishermenWithPro, type StoredDirectoryEntry } from '../../people/store/items.ts';
import { entriesInCell, entriesWithWord } from '../../places/store/items.ts';
import { type Found, type IndexPartitions, type ItemList, type Key, listIn } from '../../table/index.ts';
import { entriesAvailable, entriesPaid, POST_ITEMS, type StoredListing } from './items.ts';
import type { PostCard } from './kinds.ts';
import { cardOfListing } from './stored-posts.ts';

/** An item with index entries: a post's listing, or a fisherman's entry in the directory. */
export type Listing = Found<StoredListing | (IndexPartitions & StoredDirectoryEntry)>;

type AnyListing = Listing & Pick<StoredListing, 'updatedAt'>;

type Placed = { coordinates?: Coordinates };
type StoredFishermanEntry = Found<StoredDirectoryEntry>;

/** A part of a list that a listing belongs to. It may end before the listing does. */
interface Part {
  list: ItemList;
  /** Seconds since the epoch. */
  expiresAt?: number;
}

const CATCHES = POST_ITEMS.catch.listings.partition;
const PLEDGES = POST_ITEMS.pledge.listings.partition;

export function isListing(item: Key): item is Listing {
  return isOfPost(item) || isOfFisherman(item);
}

const isOfPost = (item: Key): item is Found<StoredListing> => item.pk === CATCHES || item.pk === PLEDGES;
const isOfFisherman = (item: Key): item is StoredFishermanEntry => item.pk === fishermen.partition;

function partsOf(listing: Listing): Part[] {
  if (isOfFisherman(listing)) return partsOfFisherman(listing);
  if (!isOfPost(listing)) return [];
  return listing.pk === CATCHES ? partsOfCatch(listing) : partsOfPledge(listing);
}

/** Returns the entries that must exist as long as this listing does. */
export function indexEntriesOf(listing: Listing): Listing[] {
  const parts = partsOf(listing);
  const repeated = contentOf(listing);
  return parts.map(({ list, expiresAt }) => ({
    ...repeated,
    sk: listing.sk,
    pk: list.partition,
    ...(expiresAt !== undefined && { expiresAt }),
  }));
}

/** Returns the content of entries. It omits `updatedAt`, so that an edit of the story rewrites no entries. */
export function contentOf(listing: Listing) {
  const {
    pk: _pk,
    sk: _sk,
    gsi1pk: _gsi1pk,
    gsi2pk: _gsi2pk,
    updatedAt: _at,
    ...content
  }: AnyListing = listing;
  return content;
}

function partsOfCatch(listing: Found<StoredListing>): Part[] {
  const card = cardOfListing('catch', listing);
  return [...partsOfPost(listing.pk, card), { list: entriesPaid(listing.pk, card.paymentType) }];
}

function partsOfPledge(listing: Found<StoredListing>): Part[] {
  const card = cardOfListing('pledge', listing);
  return [...partsOfPost(listing.pk, card), ...(card.mealsLeft > 0 ? [partAvailable(listing.pk, card)] : [])];
}

/** The part for pledges with meals that can still be claimed. */
function partAvailable(list: string, { availableUntil }: PostCard<'pledge'>): Part {
  return {
    list: entriesAvailable(list),
    ...(availableUntil !== undefined && { expiresAt: Math.floor(Date.parse(availableUntil) / 1000) }),
  };
}

function partsOfPost(list: string, card: PostCard): Part[] {
  return [...partsNear(list, card), ...partsWithWords(list, indexedWords(card))];
}

function partsOfFisherman({ pk, card }: StoredFishermanEntry): Part[] {
  const { name, isPro, proUntil } = card;
  const pro = {
    list: fishermenWithPro,
    expiresAt: proUntil === undefined ? undefined : Math.floor(Date.parse(proUntil) / 1000),
  };
  return [...partsNear(pk, card), ...partsWithWords(pk, nameWords(name)), ...(isPro ? [pro] : [])];
}

function partsWithWords(list: string, words: readonly string[]): Part[] {
  const beginnings = new Set(words.flatMap(beginningsOf));
  return [...beginnings].map((beginning) => ({ list: entriesWithWord(listIn(list), beginning) }));
}

/** One part per cell with a point within 35 miles; none without coordinates. */
function partsNear(list: string, { coordinates }: Placed): Part[] {
  return coordinates
    ? cellsWithin35Miles(coordinates).map((cell) => ({ list: entriesInCell(listIn(list), cell) }))
    : [];
}

/** Returns the keys of entries that are not in `others`, each once. */
export function entriesWithout(entries: readonly Key[], others: readonly Key[]): Key[] {
  const nameOf = ({ pk, sk }: Key) => `${pk}|${sk}`;
  const kept = new Set(others.map(nameOf));
  const gone = new Map(entries.filter((each) => !kept.has(nameOf(each))).map((each) => [nameOf(each), each]));
  return [...gone.values()].map(({ pk, sk }) => ({ pk, sk }));
}
