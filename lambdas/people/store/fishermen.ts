/** Public data of fishermen: their cards, and the directory that lists them. */
import type { Coordinates } from '#shared/fields.ts';
import type { FishermanCard, FishermanProfile } from '#shared/fishermen/schemas.ts';
import type { Flavour } from '#shared/flavours.ts';
import { isExpired } from '#shared/licenses/license-rules.ts';
import { type Cell, cellOf, isNearMe, milesBetween } from '#shared/places/distance.ts';
import { isProAt } from '#shared/profiles/rules.ts';
import { averageRating } from '#shared/ratings/average.ts';
import { areFound, beginningFor, nameWords, rarestOf, wordsIn } from '#shared/search.ts';
import { entriesInCell, entriesWithWord } from '../../places/store/items.ts';
import { getItem, getItems, type PagedList, type PageRequest, readPage } from '../../table/index.ts';

import {
  fisherman,
  fishermen,
  fishermenWithPledges,
  fishermenWithPro,
  type StoredDirectoryEntry,
  type StoredFishermanCard,
} from './items.ts';

/** The cards of some people in the order of the ids; undefined for people who are not fishermen. One request for each 100. */
export async function findFishermanCards(
  userIds: readonly string[],
  now: Date,
): Promise<(FishermanCard | undefined)[]> {
  const keys = userIds.map((userId) => fisherman.key({ userId }));
  const found = await getItems(keys, { consistent: false });
  return found.map((item) => item && unpack(item.listing, item.card, now));
}

/** A fisherman's public profile, or undefined. */
export async function findFisherman(userId: string, now: Date): Promise<FishermanProfile | undefined> {
  const found = await getItem(fisherman.key({ userId }));
  if (!found) return undefined;
  const { listing, card, detail } = found;
  const { bio, pledgePoints: totalPledgePoints, mealsClaimed = 0, mealsServed = 0 } = detail;
  const { licenseCheckedUntil: expiresOn } = detail;
  return {
    ...unpack(listing, card, now),
    ...{ bio, totalPledgePoints, mealsClaimed, mealsServed },
    ...(expiresOn !== undefined && !isExpired({ expiresOn }, now.getTime()) && { isLicenseChecked: true }),
  };
}

interface DirectoryFilters {
  flavour: Flavour;
  near?: Coordinates;
  cell?: Cell;
  /** Each must be the beginning of a word of the name. */
  q?: string;
  pro?: 'true';
}

/**
 * Returns one page of the directory, newest profiles first. On the community site it contains only fishermen with a
 * visible pledge. Filters: near a position or a grid cell, by name, Pro only.
 */
export async function listFishermen(
  { cursor, limit, ...filters }: DirectoryFilters & PageRequest,
  now: Date,
): Promise<{ items: FishermanCard[]; nextCursor?: string }> {
  const words = filters.q === undefined ? undefined : wordsIn(filters.q);
  if (words?.length === 0) return { items: [] };
  const { items, ...rest } = await readPage(chooseList(filters, words, now), { cursor, limit }, now);
  return { items: items.map(({ sk, card }) => withDistance(unpack(sk, card, now), filters.near)), ...rest };
}

/** Chooses the shortest list that contains all matches, and the filter for the rest. */
function chooseList(
  filters: DirectoryFilters,
  words: string[] | undefined,
  now: Date,
): PagedList<StoredDirectoryEntry> {
  const { flavour, near, cell = near && cellOf(near), pro } = filters;
  const conditions: Record<string, ((card: StoredFishermanCard) => boolean) | false | undefined> = {
    near: near && (({ coordinates }) => coordinates !== undefined && isNearMe(near, coordinates)),
    words: words && (({ name }) => areFound(words, nameWords(name))),
    pro: pro && ((card) => isProAt(card, now.getTime())),
    pledged: flavour === 'community' && (({ pledgeCount }) => pledgeCount > 0),
  };
  const [list, settled] = smallestList({ ...filters, cell }, words);
  const rest = Object.entries(conditions).flatMap(([name, holds]) =>
    holds && name !== settled ? [holds] : [],
  );
  if (rest.length === 0) return list;
  const name = JSON.stringify({ flavour, near: near && true, words, pro });
  return { ...list, filter: { name, keep: ({ card }) => rest.every((holds) => holds(card)) } };
}

/** @returns the list, and the condition that all its entries meet */
function smallestList(
  { cell, pro, flavour }: DirectoryFilters,
  words: readonly string[] | undefined,
): [PagedList<StoredDirectoryEntry>, settled?: string] {
  if (cell) return [entriesInCell(fishermen, cell)];
  if (words) return [entriesWithWord(fishermen, beginningFor(rarestOf(words)))];
  if (pro) return [fishermenWithPro, 'pro'];
  return flavour === 'community' ? [fishermenWithPledges, 'pledged'] : [fishermen];
}

function withDistance(card: FishermanCard, near: Coordinates | undefined): FishermanCard {
  return near && card.coordinates ? { ...card, distance: milesBetween(near, card.coordinates) } : card;
}

/** Converts a stored card to the complete one. */
function unpack(
  listing: string,
  { ratingTotal = 0, ratingCount = 0, proUntil, ...card }: StoredFishermanCard,
  now: Date,
): FishermanCard {
  const [createdAt = '', userId = ''] = listing.split('#');
  const rating = averageRating(ratingTotal, ratingCount);
  const isPro = isProAt({ ...card, proUntil }, now.getTime());
  return { ...card, isPro, userId, createdAt, ratingCount, rating };
}
