/** Pledges that an aid organization can claim: those with meals left in the regions around it. */
import { AppError } from '#shared/contract/errors.ts';
import type { Coordinates } from '#shared/fields.ts';
import { milesBetween, regionsAround } from '#shared/places/distance.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { MealsOnOffer, MealsQuery } from '#shared/posts/pledges/meals-on-offer.ts';
import { getItem, type MergedLists, type PageRequest, readMergedPage } from '../../table/index.ts';
import { byPrice, mealsIn, POST_ITEMS, type StoredMeals } from './items.ts';
import { POST_KINDS } from './kinds.ts';
import { mealsOfEntry } from './meal-entries.ts';
import { cardOfPost } from './stored-posts.ts';

type MealFilters = Omit<MealsQuery, keyof PageRequest>;

/** The area in which the organization looks for meals. */
interface Around {
  coordinates: Coordinates;
  radiusMiles: number;
}

/**
 * Reads one page of pledges from their entries. A pledge that is hidden, moved or fully claimed disappears at once;
 * other changes arrive through the stream.
 * @throws AppError `invalid_cursor`
 */
export async function listMealsOnOffer(
  around: Around,
  { cursor, limit, ...filters }: MealsQuery,
  now: Date,
): Promise<{ items: MealsOnOffer[]; nextCursor?: string }> {
  const lists = listsAround(around, filters, now);
  const { items, ...rest } = await readMergedPage(lists, { cursor, limit }, now);
  return { items: items.map((entry) => withDistance(mealsOfEntry(entry), around)), ...rest };
}

/** @throws AppError `not_found` if the pledge is absent or hidden */
export async function readMealsOnOffer(postId: string, around: Around): Promise<MealsOnOffer> {
  const stored = await getItem(POST_ITEMS.pledge.record.key({ postId }));
  if (!stored || stored.hidden) throw new AppError('not_found', POST_KINDS.pledge.notFound);
  const { handling, pickup } = stored.detail;
  return withDistance({ ...cardOfPost('pledge', stored), handling, pickup }, around);
}

const withDistance = (meals: MealsOnOffer, { coordinates }: Around): MealsOnOffer => ({
  ...meals,
  ...(meals.coordinates && { distance: milesBetween(coordinates, meals.coordinates) }),
});

/** Returns the entries of each region in range, in the requested order, without pledges that have ended. */
function listsAround(around: Around, filters: MealFilters, now: Date): MergedLists<StoredMeals> {
  const { coordinates, radiusMiles } = around;
  const { sort, species, storage, mealsAtLeast } = filters;
  const lists = regionsAround(coordinates, radiusMiles).map(mealsIn);
  const isWanted = conditionOf(around, filters, now);
  return {
    // An array, because the table doesn't keep the order of a map's keys.
    name: JSON.stringify([
      'meals',
      coordinates.lat,
      coordinates.lng,
      radiusMiles,
      sort,
      species,
      storage,
      mealsAtLeast,
    ]),
    ...(sort === 'newest'
      ? { lists }
      : { lists: lists.map(byPrice), order: 'ascending', from: now.toISOString() }),
    keep: (entry) => isWanted(mealsOfEntry(entry)),
  };
}

function conditionOf({ coordinates, radiusMiles }: Around, filters: MealFilters, now: Date) {
  const { species, storage, mealsAtLeast = 1 } = filters;
  return (meals: MealsOnOffer): boolean =>
    meals.mealsLeft >= mealsAtLeast &&
    !isOver(meals.availableUntil, now.getTime()) &&
    (species === undefined || meals.species === species) &&
    (storage === undefined || meals.handling.storage === storage) &&
    meals.coordinates !== undefined &&
    milesBetween(coordinates, meals.coordinates) <= radiusMiles;
}
