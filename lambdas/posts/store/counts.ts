/** Counts of a person's public posts, changed in each post's transaction. Hidden and deleted posts don't count. */

import { stats } from '../../people/store/items.ts';
import { type TransactionStep, update } from '../../table/index.ts';

/** Counts that are stored per person. */
export type StatName = 'catches' | 'pledges' | 'pledgePoints' | 'totalLikes' | 'mealsClaimed' | 'mealsServed';

/** The amounts that a public post adds. Likes and meals are also counted one by one while their pledge is public. */
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

/** Returns the steps that replace the counts `before` of a person's post with `after`. */
export function recount(userId: string, before: Counted, after: Counted): TransactionStep[] {
  const add = addUp(after, before, -1);
  return Object.keys(add).length === 0 ? [] : [update(stats.key({ userId }), { add })];
}
