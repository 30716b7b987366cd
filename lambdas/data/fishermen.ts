/** Fishermen as anyone may see them: a card each, and the directory that lists them. */
import { averageRating } from '#shared/fishermen/rules.ts';
import type { FishermanCard, FishermanProfile } from '#shared/fishermen/schemas.ts';
import type { Flavour } from '#shared/flavours.ts';
import { fishermanKey, fishermen, fishermenWithPledges } from './keys.ts';
import { type PageRequest, readPage, type StoredItem } from './page.ts';
import { getItem, getItems } from './table.ts';

/** As it lies in the table: without what the key says, and with ratings as the sums they are counted in. */
export type StoredFishermanCard = Omit<FishermanCard, 'userId' | 'createdAt' | 'rating' | 'ratingCount'> &
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

/** One page of the directory, the newest profile first; on the community flavour of those with a pledge on show. */
export async function listFishermen(
  flavour: Flavour,
  page: PageRequest,
  now: Date,
): Promise<{ items: FishermanCard[]; nextCursor?: string }> {
  const list =
    flavour === 'community'
      ? { partition: fishermenWithPledges, index: 'gsi1' as const }
      : { partition: fishermen };
  const { items, ...rest } = await readPage<StoredItem & { card: StoredFishermanCard }>(list, page, now);
  return { items: items.map(({ sk, card }) => unpack(sk, card)), ...rest };
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
