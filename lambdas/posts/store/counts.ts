/** Counts of a person's public posts, kept in the same transaction; a hidden or deleted post counts as nothing. */

import { stats } from '../../people/store/items.ts';
import { type TransactionStep, update } from '../../table/index.ts';

/** Numbers that lie with a person. */
export type StatName = 'catches' | 'pledges' | 'pledgePoints' | 'totalLikes' | 'mealsClaimed' | 'mealsServed';

/** Amounts that public posts add. Likes and meals are also counted one by one, and with their pledge when it goes or comes back. */
export type Counted = { readonly [Name in StatName]?: number };

const STAT_NAMES: readonly StatName[] = [
  'catches',
  'pledges',
  'pledgePoints',
  'totalLikes',
  'mealsClaimed',
  'mealsServed',
];

export function addUp(one: Counted, other: Counted, sign: 1 | -1 = 1): Counted {
  const sums = STAT_NAMES.map((name) => [name, (one[name] ?? 0) + sign * (other[name] ?? 0)]);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

/** The steps that count a person's posts as `after` where they were counted as `before`. */
export function recount(userId: string, before: Counted, after: Counted): TransactionStep[] {
  const add = addUp(after, before, -1);
  return Object.keys(add).length === 0 ? [] : [update(stats.key({ userId }), { add })];
}
