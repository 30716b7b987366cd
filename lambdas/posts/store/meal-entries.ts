/**
 * Entries by which organizations find pledges with meals left: one in each region within 35 miles, with all fields that
 * members see. They are made from the pledge's record, because its public listing has no pickup place.
 */
import { regionsNear } from '#shared/places/distance.ts';
import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import { atLeast, type Found, type Key, remove, type TransactionStep } from '../../table/index.ts';
import { countOnPost } from './counters.ts';
import { mealsEntry, type StoredMeals } from './items.ts';
import { POST_KINDS, type Post, type PostRecord } from './kinds.ts';
import { fromValues, identityOf, photoOf, toValues } from './stored-posts.ts';

/** The fields in the order in which an entry stores them. */
const FIELDS = [...POST_KINDS.pledge.cardFields, 'likeCount', 'mealsLeft', 'handling', 'pickup'] as const;

/** Returns a post's current entries: none for a catch or without meals left. */
export function mealEntriesOf(record: PostRecord): Found<StoredMeals>[] {
  if (!('mealsLeft' in record) || record.mealsLeft <= 0 || !record.coordinates) return [];
  const { id: postId, coordinates, availableUntil } = record;
  const entry = {
    card: toValues({ ...record, ...photoOf('pledge', record) }, FIELDS),
    // Frozen fish sorts last, oldest pledge first.
    price: `${availableUntil ?? 'frozen'}#${postId}`,
    ...(availableUntil !== undefined && { expiresAt: Math.floor(Date.parse(availableUntil) / 1000) }),
  };
  return regionsNear(coordinates).map((region) => mealsEntry.item({ region, postId }, entry));
}

/** Returns the pledge that an entry repeats, without its distance. */
export const mealsOfEntry = ({ sk, card }: Found<StoredMeals>) =>
  ({ ...identityOf(sk), ...fromValues(card, FIELDS) }) as MealsOnOffer;

/** Near a pole there are more entries than one transaction takes: the stream removes the rest. */
const MOST_REMOVED = 80;

export const removeEntries = (entries: readonly Key[]): TransactionStep[] =>
  entries.slice(0, MOST_REMOVED).map((entry) => remove(entry));

/** Returns the steps that take meals from a pledge, if enough are left. With the last meal, its entries are removed. */
export function takeMeals(pledge: Post<'pledge'>, meals: number): TransactionStep[] {
  const add = { mealsLeft: -meals, mealsClaimed: meals };
  const counted = countOnPost('pledge', pledge, add, atLeast('mealsLeft', meals));
  if (pledge.record.mealsLeft > meals) return counted;
  return [...counted, ...removeEntries(mealEntriesOf(pledge.record))];
}
