/**
 * Which parts of a list a listing is found in: near whom, by which words, and the like. Each part is a partition of entries that repeat the card,
 * so that reading it is one request. The table's stream keeps them (keep-index-entries.ts); here stands only what they are, made from the
 * listing alone.
 */
import type { CatchCard } from '#shared/catches/schemas.ts';
import type { Coordinates } from '#shared/fields.ts';
import { cellsWithin35Miles } from '#shared/places/distance.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { beginningsOf, searchWords } from '#shared/search.ts';
import {
  FEEDS,
  feedAvailable,
  feedInCell,
  feedPaid,
  feedWithWord,
  fishermen,
  type Key,
} from '../../table/keys.ts';

/** An item of a public list, there only while it is shown. */
export interface Listing extends Key {
  card: Record<string, unknown>;
  /** Seconds since the epoch. */
  expiresAt?: number;
}

/** A part of a list, and until when the listing belongs to it if that is sooner than the listing ends. */
interface Part {
  pk: string;
  /** Seconds since the epoch. */
  expiresAt?: number | undefined;
}

/** Lists with entries, by the partition of their listings. A new list of cards with `coordinates` is near somebody by `partsNear` alone. */
const PARTS: ReadonlyMap<string, (feed: string, card: Listing['card']) => Part[]> = new Map([
  [FEEDS.catch, (feed, card) => partsOfCatch(feed, card as unknown as CatchCard)],
  [FEEDS.pledge, (feed, card) => partsOfPledge(feed, card as unknown as PledgeCard)],
  [fishermen, partsNear],
]);

export function isListing(item: Key): item is Listing {
  return PARTS.has(item.pk);
}

/** The entries that are to be there as long as this listing is. */
export function indexEntriesOf({ pk, sk, card, expiresAt }: Listing): Listing[] {
  const parts = PARTS.get(pk)?.(pk, card) ?? [];
  return parts.map((part) => {
    const until = part.expiresAt ?? expiresAt;
    return { pk: part.pk, sk, card, ...(until !== undefined && { expiresAt: until }) };
  });
}

function partsOfCatch(feed: string, card: CatchCard): Part[] {
  return [...partsNear(feed, card), ...partsByWord(feed, card), { pk: feedPaid(feed, card.paymentType) }];
}

function partsOfPledge(feed: string, card: PledgeCard): Part[] {
  const until = card.availableUntil;
  const available = {
    pk: feedAvailable(feed),
    expiresAt: until === undefined ? undefined : Math.floor(Date.parse(until) / 1000),
  };
  return [...partsNear(feed, card), ...partsByWord(feed, card), ...(card.mealsLeft > 0 ? [available] : [])];
}

/** One for each cell with a point within 35 miles; none without coordinates. */
function partsNear(feed: string, { coordinates }: { coordinates?: Coordinates | undefined }): Part[] {
  return coordinates ? cellsWithin35Miles(coordinates).map((cell) => ({ pk: feedInCell(feed, cell) })) : [];
}

function partsByWord(feed: string, card: Parameters<typeof searchWords>[0]): Part[] {
  const beginnings = new Set(searchWords(card).flatMap(beginningsOf));
  return [...beginnings].map((beginning) => ({ pk: feedWithWord(feed, beginning) }));
}
