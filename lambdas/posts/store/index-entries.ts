/**
 * Which parts of a list a listing is found in: near whom, by which words, and the like. Each part is a partition of entries that repeat the
 * listing, so that reading it is one request. The table's stream keeps them (keep-index-entries.ts); here stands only what they are, made from
 * the listing alone.
 */
import type { Coordinates } from '#shared/fields.ts';
import { cellsWithin35Miles } from '#shared/places/distance.ts';
import { beginningsOf, searchWords } from '#shared/search.ts';
import { fishermen } from '../../people/store/items.ts';
import { entriesInCell } from '../../places/store/items.ts';
import { type Found, type IndexPartitions, type ItemList, type Key, listIn } from '../../table/index.ts';
import { entriesAvailable, entriesPaid, entriesWithWord, POST_ITEMS, type StoredListing } from './items.ts';
import type { PostCard } from './kinds.ts';
import { cardOfListing } from './stored-posts.ts';

/** An item of a list with index entries: a listing of a post, or a fisherman's entry in the directory. */
export type Listing = Found<StoredListing | (IndexPartitions & { card: Placed })>;

type Placed = { coordinates?: Coordinates | undefined };

/** A part of a list, and until when the listing belongs to it if that is sooner than the listing ends. */
interface Part {
  list: ItemList;
  /** Seconds since the epoch. */
  expiresAt?: number | undefined;
}

/** By the partition of the list. */
const PARTS: ReadonlyMap<string, (listing: Listing) => Part[]> = new Map([
  [POST_ITEMS.catch.listings.partition, (listing) => partsOfCatch(listing as Found<StoredListing>)],
  [POST_ITEMS.pledge.listings.partition, (listing) => partsOfPledge(listing as Found<StoredListing>)],
  [fishermen.partition, ({ pk, card }) => partsNear(pk, card as Placed)],
]);

export function isListing(item: Key): item is Listing {
  return PARTS.has(item.pk);
}

/** The entries that are to be there as long as this listing is. */
export function indexEntriesOf(listing: Listing): Listing[] {
  const parts = PARTS.get(listing.pk)?.(listing) ?? [];
  const { pk: _pk, gsi1pk: _gsi1pk, gsi2pk: _gsi2pk, ...repeated } = listing;
  return parts.map(({ list, expiresAt }) => ({
    ...repeated,
    pk: list.partition,
    ...(expiresAt !== undefined && { expiresAt }),
  }));
}

function partsOfCatch(listing: Found<StoredListing>): Part[] {
  const card = cardOfListing('catch', listing);
  return [...partsOfPost(listing.pk, card), { list: entriesPaid(listing.pk, card.paymentType) }];
}

function partsOfPledge(listing: Found<StoredListing>): Part[] {
  const card = cardOfListing('pledge', listing);
  const until = card.availableUntil;
  const available = {
    list: entriesAvailable(listing.pk),
    expiresAt: until === undefined ? undefined : Math.floor(Date.parse(until) / 1000),
  };
  return [...partsOfPost(listing.pk, card), ...(card.mealsLeft > 0 ? [available] : [])];
}

function partsOfPost(list: string, card: PostCard): Part[] {
  const beginnings = new Set(searchWords(card).flatMap(beginningsOf));
  return [
    ...partsNear(list, card),
    ...[...beginnings].map((beginning) => ({ list: entriesWithWord(list, beginning) })),
  ];
}

/** One for each cell with a point within 35 miles; none without coordinates. */
function partsNear(list: string, { coordinates }: Placed): Part[] {
  return coordinates
    ? cellsWithin35Miles(coordinates).map((cell) => ({ list: entriesInCell(listIn(list), cell) }))
    : [];
}

/**
 * The entries that a listing may have now and is not to have any more, once it is gone or is as it will be: they go in the transaction that takes
 * the listing out of the list, so that no part of it shows what is gone from the whole. That more meals are left than none may just have changed.
 */
export function entriesToRemove(now: Listing, next: Listing | undefined): Key[] {
  const kept = new Set(next ? indexEntriesOf(next).map(({ pk }) => pk) : []);
  const lists = [
    ...indexEntriesOf(now).map(({ pk }) => pk),
    ...(now.pk === POST_ITEMS.pledge.listings.partition ? [entriesAvailable(now.pk).partition] : []),
  ];
  return [...new Set(lists)].filter((pk) => !kept.has(pk)).map((pk) => ({ pk, sk: now.sk }));
}
