/** Fishermen as anyone may see them: a card each, and the directory that lists them. */
import type { Coordinates } from '#shared/fields.ts';
import { averageRating } from '#shared/fishermen/rules.ts';
import type { FishermanCard, FishermanProfile } from '#shared/fishermen/schemas.ts';
import type { Flavour } from '#shared/flavours.ts';
import { type Cell, cellOf, isNearMe, milesBetween } from '#shared/places/distance.ts';
import { entriesInCell } from '../../posts/store/items.ts';
import { fishermanKey, fishermen, fishermenWithPledges } from '../../table/keys.ts';
import { type PagedList, type PageRequest, readPage } from '../../table/page.ts';
import { getItem, getItems } from '../../table/read.ts';

/** As it lies in the table: without what the key says, and with ratings as the sums they are counted in. */
export type StoredFishermanCard = Omit<
  FishermanCard,
  'userId' | 'createdAt' | 'distance' | 'rating' | 'ratingCount'
> &
  Ratings;

export interface Ratings {
  ratingTotal?: number;
  ratingCount?: number;
}

/** What lies with the person. */
export interface StoredFisherman {
  card: StoredFishermanCard;
  detail: { bio: string; pledgePoints: number };
  /** The sort key of its entry in the directory. */
  listing: string;
  /** Another one with every write: who writes by what they read names the one they read. */
  revision: string;
}

/** The cards of at most 100 people in one request, in the order of the ids; undefined for who is no fisherman. */
export async function findFishermanCards(userIds: readonly string[]): Promise<(FishermanCard | undefined)[]> {
  const found = await getItems(userIds.map(fishermanKey), { consistent: false });
  return found.map((item) => {
    if (!item) return undefined;
    const { listing, card } = item as unknown as StoredFisherman;
    return unpack(listing, card);
  });
}

/** A fisherman's public profile, or undefined. */
export async function findFisherman(userId: string): Promise<FishermanProfile | undefined> {
  const found = await getItem<StoredFisherman>(fishermanKey(userId));
  if (!found) return undefined;
  const { listing, card, detail } = found;
  return { ...unpack(listing, card), bio: detail.bio, totalPledgePoints: detail.pledgePoints };
}

interface DirectoryRequest extends PageRequest {
  flavour: Flavour;
  near?: Coordinates | undefined;
  cell?: Cell | undefined;
}

/**
 * One page of the directory, the newest profile first; on the community flavour of those with a pledge on show. Near a position, or near some
 * point of a cell.
 */
export async function listFishermen(
  { flavour, near, cell = near && cellOf(near), ...page }: DirectoryRequest,
  now: Date,
): Promise<{ items: FishermanCard[]; nextCursor?: string }> {
  const list = cell ? listInCell(cell, flavour, near) : wholeList(flavour);
  const { items, ...rest } = await readPage<ListedFisherman>(list, page, now);
  return { items: items.map(({ sk, card }) => withDistance(unpack(sk, card), near)), ...rest };
}

type ListedFisherman = { card: StoredFishermanCard };

function wholeList(flavour: Flavour): PagedList<ListedFisherman> {
  return flavour === 'community'
    ? { partition: fishermenWithPledges, index: 'gsi1' }
    : { partition: fishermen };
}

/** Those near a cell are few: of them the rest is picked. */
function listInCell(cell: Cell, flavour: Flavour, near: Coordinates | undefined): PagedList<ListedFisherman> {
  const list = { partition: entriesInCell(fishermen, cell).partition };
  if (flavour === 'consumer' && !near) return list;
  const keep = ({ card: { coordinates, pledgeCount } }: ListedFisherman) =>
    (flavour === 'consumer' || pledgeCount > 0) &&
    (!near || (coordinates !== undefined && isNearMe(near, coordinates)));
  return { ...list, filter: { name: `${flavour}${near ? ' near' : ''}`, keep } };
}

function withDistance(card: FishermanCard, near: Coordinates | undefined): FishermanCard {
  return near && card.coordinates ? { ...card, distance: milesBetween(near, card.coordinates) } : card;
}

/** The whole card of a stored one. */
function unpack(
  listing: string,
  { ratingTotal = 0, ratingCount = 0, ...card }: StoredFishermanCard,
): FishermanCard {
  const [createdAt = '', userId = ''] = listing.split('#');
  const rating = averageRating(ratingTotal, ratingCount);
  return { ...card, userId, createdAt, ratingCount, ...(rating !== undefined && { rating }) };
}
