/** Counts recent claims for the fairness rules, in the transaction of each claim and of each return. */
import { decodeTime } from 'ulid';
import { isNew } from '#shared/claims/rules.ts';
import { DAY } from '#shared/limits.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { siteDayOf } from '../../core/day-of.ts';
import { any, atMost, lacks } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { claimedOnDay, claimedWhileNew, type StoredMeals } from './items.ts';

/** Longer than any claim is open, so that the counts still exist when a claim's meals are returned. */
const KEPT_FOR_MS = 60 * DAY;

interface Counted {
  organizationId: string;
  pledgeId: string;
  meals: number;
  /** When the meals were claimed, in milliseconds since the epoch. */
  claimedAt: number;
  /** Whether the pledge was new by the rules at that time. Absent in claims from before this was stored. */
  isOfNewPledge?: boolean;
}

export function shareKeys({ organizationId, pledgeId, claimedAt }: Omit<Counted, 'meals' | 'isOfNewPledge'>) {
  return [
    claimedOnDay.key({ organizationId, day: siteDayOf(claimedAt) }),
    claimedWhileNew.key({ organizationId, pledgeId }),
  ] as const;
}

/** Returns the steps that count a claim, on condition that it stays within the limits. */
export function countShares(
  claimed: Counted,
  { capacity, share }: { capacity: number; share: number },
): table.TransactionStep[] {
  const [onDay, whileNew] = shareKeys(claimed);
  const day = addUpTo(onDay, claimed, capacity);
  if (!wasNew(claimed)) return [day];
  return [day, addUpTo(whileNew, claimed, share)];
}

/** Returns the steps that subtract returned meals from the counts. */
export function uncountShares(claimed: Counted): table.TransactionStep[] {
  const [onDay, whileNew] = shareKeys(claimed);
  const keys = wasNew(claimed) ? [onDay, whileNew] : [onDay];
  return keys.map((key) => table.update(key, changeBy(-claimed.meals, claimed)));
}

const wasNew = ({ pledgeId, claimedAt, isOfNewPledge }: Counted) =>
  isOfNewPledge ?? isNew(decodeTime(pledgeId), claimedAt, DEFAULT_RULES.fairness);

function addUpTo(key: table.ItemKey<StoredMeals>, claimed: Counted, most: number): table.TransactionStep {
  const { meals } = claimed;
  return table.update(
    key,
    changeBy(meals, claimed),
    table.ifUnchanged(any(lacks('meals'), atMost('meals', most - meals))),
  );
}

const changeBy = (meals: number, { claimedAt }: Counted) => ({
  add: { meals },
  set: { expiresAt: table.expiryAfter(KEPT_FOR_MS, new Date(claimedAt)) },
});
