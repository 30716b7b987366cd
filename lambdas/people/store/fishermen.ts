/** Fishermen as anyone may see them: a card each, and the directory that lists them. */
import type { Coordinates } from '#shared/fields.ts';
import { averageRating } from '#shared/fishermen/rules.ts';
import type { FishermanCard, FishermanProfile } from '#shared/fishermen/schemas.ts';
import type { Flavour } from '#shared/flavours.ts';
import { type Cell, cellOf, isNearMe, milesBetween } from '#shared/places/distance.ts';
import { isProAt } from '#shared/profiles/rules.ts';
import { entriesInCell } from '../../places/store/items.ts';
import { getItem, getItems, type PagedList, type PageRequest, readPage } from '../../table/index.ts';

import {
  fisherman,
  fishermen,
  fishermenWithPledges,
  type StoredDirectoryEntry,
  type StoredFishermanCard,
} from './items.ts';

/** The cards of some people in the order of the ids; undefined for who is no fisherman. One request for each 100. */
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
  return { ...unpack(listing, card, now), bio: detail.bio, totalPledgePoints: detail.pledgePoints };
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
  const { items, ...rest } = await readPage(list, page, now);
  return { items: items.map(({ sk, card }) => withDistance(unpack(sk, card, now), near)), ...rest };
}

function wholeList(flavour: Flavour): PagedList<StoredDirectoryEntry> {
  return flavour === 'community' ? fishermenWithPledges : fishermen;
}

/** Those near a cell are few: of them the rest is picked. */
function listInCell(
  cell: Cell,
  flavour: Flavour,
  near: Coordinates | undefined,
): PagedList<StoredDirectoryEntry> {
  const list = entriesInCell(fishermen, cell);
  if (flavour === 'consumer' && !near) return list;
  const keep = ({ card: { coordinates, pledgeCount } }: StoredDirectoryEntry) =>
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
  { ratingTotal = 0, ratingCount = 0, proUntil, ...card }: StoredFishermanCard,
  now: Date,
): FishermanCard {
  const [createdAt = '', userId = ''] = listing.split('#');
  const rating = averageRating(ratingTotal, ratingCount);
  const isPro = isProAt({ ...card, ...(proUntil !== undefined && { proUntil }) }, now.getTime());
  return { ...card, isPro, userId, createdAt, ratingCount, ...(rating !== undefined && { rating }) };
}
