/** Pledges that an aid organization could claim: those with meals left in the regions around it. */
import { AppError } from '#shared/contract/errors.ts';
import type { Coordinates } from '#shared/fields.ts';
import { milesBetween, regionsWithin } from '#shared/places/distance.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { StorageKind } from '#shared/posts/pledges/food-safety.ts';
import type { MealsOnOffer, MealsQuery } from '#shared/posts/pledges/meals-on-offer.ts';
import {
  type Found,
  getItem,
  getItems,
  type Key,
  type MergedLists,
  type PageRequest,
  readMergedPage,
} from '../../table/index.ts';
import { entriesEnding, entriesOffered, POST_ITEMS, type StoredListing, type StoredPost } from './items.ts';
import { POST_KINDS } from './kinds.ts';
import { cardOfListing, cardOfPost } from './stored-posts.ts';

type MealFilters = Omit<MealsQuery, keyof PageRequest>;

/** Where they are wanted. */
interface Around {
  coordinates: Coordinates;
  radiusMiles: number;
}

/**
 * One page of them. Entries say what to look at, the records what there is now: what was hidden, claimed or edited a moment ago is left out.
 * @throws AppError `invalid_cursor`
 */
export async function listMealsOnOffer(
  around: Around,
  { cursor, limit, ...filters }: MealsQuery,
  now: Date,
): Promise<{ items: MealsOnOffer[]; nextCursor?: string }> {
  const lists = listsAround(around, filters, now);
  const { items: entries, ...rest } = await readMergedPage(lists, { cursor, limit }, now);
  const keys = entries.map((entry) => POST_ITEMS.pledge.record.key({ postId: idOf(entry) }));
  const found = await getItems(keys, { consistent: false });
  const isWanted = conditionOf(around, filters, now);
  const items = found.flatMap((stored) => {
    if (!stored || stored.hidden) return [];
    const meals = toMealsOnOffer(stored, around.coordinates);
    return isWanted({ ...meals, storage: meals.handling.storage }) ? [meals] : [];
  });
  return { items, ...rest };
}

/** @throws AppError `not_found` for an absent or hidden one */
export async function readMealsOnOffer(postId: string, { coordinates }: Around): Promise<MealsOnOffer> {
  const stored = await getItem(POST_ITEMS.pledge.record.key({ postId }));
  if (!stored || stored.hidden) throw new AppError('not_found', POST_KINDS.pledge.notFound);
  return toMealsOnOffer(stored, coordinates);
}

/** Of each region in reach the entries in the order asked for; what was good until now is not looked at. */
function listsAround(around: Around, filters: MealFilters, now: Date): MergedLists<StoredListing> {
  const { coordinates, radiusMiles } = around;
  const { sort, species, storage, mealsAtLeast } = filters;
  const isNewestFirst = sort === 'newest';
  const entries = isNewestFirst ? entriesOffered : entriesEnding;
  const { partition } = POST_ITEMS.pledge.listings;
  const isWanted = conditionOf(around, filters, now);
  return {
    // Written out, since the table keeps no order of a map's names.
    name: JSON.stringify([
      partition,
      coordinates.lat,
      coordinates.lng,
      radiusMiles,
      sort,
      species,
      storage,
      mealsAtLeast,
    ]),
    lists: regionsWithin(coordinates, radiusMiles).map((region) => entries(partition, region)),
    ...(!isNewestFirst && { order: 'ascending', from: now.toISOString() }),
    keep: (entry) =>
      isWanted({ ...cardOfListing('pledge', { ...entry, sk: idOf(entry) }), storage: entry.storage }),
  };
}

type Looked = Pick<MealsOnOffer, 'species' | 'coordinates' | 'mealsLeft' | 'availableUntil'> & {
  storage: StorageKind | undefined;
};

function conditionOf({ coordinates, radiusMiles }: Around, filters: MealFilters, now: Date) {
  const { species, storage, mealsAtLeast = 1 } = filters;
  return (meals: Looked): boolean =>
    meals.mealsLeft >= mealsAtLeast &&
    !isOver(meals.availableUntil, now.getTime()) &&
    (species === undefined || meals.species === species) &&
    (storage === undefined || meals.storage === storage) &&
    meals.coordinates !== undefined &&
    milesBetween(coordinates, meals.coordinates) <= radiusMiles;
}

/** Entries have the pledge's id at the end of their sort keys, whatever they are sorted by. */
const idOf = ({ sk }: Key) => sk.slice(sk.lastIndexOf('#') + 1);

function toMealsOnOffer(stored: Found<StoredPost<'pledge'>>, from: Coordinates): MealsOnOffer {
  const card = cardOfPost('pledge', stored);
  const { handling, pickup } = stored.detail;
  return {
    ...card,
    handling,
    pickup,
    ...(card.coordinates && { distance: milesBetween(from, card.coordinates) }),
  };
}
