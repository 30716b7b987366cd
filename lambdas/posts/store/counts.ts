/**
 * What is counted of posts on show: of each person in STATS, of the community in TOTALS. Each change stands in the transaction of what it
 * counts; a hidden or deleted post counts as nothing.
 */
import {
  any,
  ChangedMeanwhile,
  type Condition,
  equals,
  getItem,
  lacks,
  moreThan,
  onlyIf,
  type TransactionStep,
  update,
} from '../../table/index.ts';
import { statsKey, totalsKey } from '../../table/keys.ts';

/** Numbers that lie with a person. */
export type StatName = 'catches' | 'pledges' | 'pledgePoints' | 'totalLikes';

/** What posts on show add. Likes are also counted one by one as they come, and with their pledge when it goes or comes back. */
export interface Counted {
  stats: { readonly [Name in StatName]?: number };
  /** Meals of the community. */
  meals: number;
}

export const NOTHING: Counted = { stats: {}, meals: 0 };

const STAT_NAMES: readonly StatName[] = ['catches', 'pledges', 'pledgePoints', 'totalLikes'];

export function addUp(one: Counted, other: Counted, sign: 1 | -1 = 1): Counted {
  const sums = STAT_NAMES.map((name) => [name, (one.stats[name] ?? 0) + sign * (other.stats[name] ?? 0)]);
  return {
    stats: Object.fromEntries(sums.filter(([, sum]) => sum !== 0)),
    meals: one.meals + sign * other.meals,
  };
}

/** The steps that count a person's posts as `after` where they were counted as `before`. */
export async function recount(userId: string, before: Counted, after: Counted): Promise<TransactionStep[]> {
  const { stats: add, meals } = addUp(after, before, -1);
  const { steps, condition } = await totalsSteps(userId, add.pledges ?? 0, meals);
  if (Object.keys(add).length === 0) return steps;
  const guard = condition && onlyIf(condition, () => new ChangedMeanwhile());
  return [update(statsKey(userId), { add }, guard), ...steps];
}

/**
 * The community counts a fisherman while at least one pledge is on show: hence the condition on whether this is the first to come or the last
 * to go, and on nothing more, so that others do not stand in each other's way.
 * @returns the steps, and what has to hold of the person's counts
 */
async function totalsSteps(
  userId: string,
  pledges: number,
  mealsPledged: number,
): Promise<{ steps: TransactionStep[]; condition?: Condition }> {
  if (pledges === 0)
    return { steps: mealsPledged === 0 ? [] : [update(totalsKey, { add: { mealsPledged } })] };
  const stats = await getItem<Counted['stats']>(statsKey(userId), { consistent: true });
  const turningPoint = pledges > 0 ? 0 : -pledges;
  const turns = (stats?.pledges ?? 0) === turningPoint;
  const isTurn = equals('pledges', turningPoint);
  return {
    steps: [update(totalsKey, { add: { mealsPledged, ...(turns && { fishermen: Math.sign(pledges) }) } })],
    condition: !turns
      ? moreThan('pledges', turningPoint)
      : turningPoint === 0
        ? any(lacks('pledges'), isTurn)
        : isTurn,
  };
}

interface Totals {
  mealsPledged: number;
  mealsClaimed: number;
  mealsServed: number;
  fishermen: number;
}

/** The community's totals; all zero before the first pledge. */
export async function getTotals(): Promise<Totals> {
  const {
    mealsPledged = 0,
    mealsClaimed = 0,
    mealsServed = 0,
    fishermen = 0,
  } = (await getItem<Partial<Totals>>(totalsKey)) ?? {};
  return { mealsPledged, mealsClaimed, mealsServed, fishermen };
}
