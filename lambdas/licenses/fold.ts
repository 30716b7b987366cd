/** Adds up the ledger of one post. Amounts are as in the ledger: hundredths of a unit, or whole meals. */
import type { CatchLedgerKind } from '../ledger/store/catch-entries.ts';
import type { LedgerKind } from '../ledger/store/items.ts';

export interface Landed {
  /** Landed for sale, or meals pledged. */
  landed: number;
  sold: number;
  removed: number;
  left: number;
}

interface CatchEntry {
  kind: CatchLedgerKind;
  hundredths: number;
}

/**
 * A lower amount left, which the fisherman enters, is a sale over the dock; a higher one was landed too. Amounts
 * that are reserved, weighed or released move between free and held, and are left either way.
 */
export function foldCatch(entries: readonly CatchEntry[]): Landed {
  const sums = { landed: 0, sold: 0, removed: 0 };
  for (const { kind, hundredths } of entries) {
    if (kind === 'landed' || (kind === 'edited' && hundredths > 0)) sums.landed += hundredths;
    else if (kind === 'edited') sums.sold -= hundredths;
    else if (kind === 'collected') sums.sold += hundredths;
    else if (kind === 'deleted') sums.removed -= hundredths;
  }
  return { ...sums, left: sums.landed - sums.sold - sums.removed };
}

interface MealEntry {
  kind: LedgerKind;
  meals: number;
}

const CLAIMED: Readonly<Partial<Record<LedgerKind, 1 | -1>>> = {
  claimed: 1,
  cancelled: -1,
  no_show: -1,
  expired: -1,
  declined: -1,
};

/** Meals are given, never sold. Meals that organizations have claimed are no longer left. */
export function foldPledge(entries: readonly MealEntry[]): Landed {
  let [landed, removed, claimed] = [0, 0, 0];
  for (const { kind, meals } of entries) {
    if (kind === 'pledged' || kind === 'edited') landed += meals;
    else if (kind === 'deleted') removed -= meals;
    else claimed += (CLAIMED[kind] ?? 0) * meals;
  }
  return { landed, sold: 0, removed, left: landed - removed - claimed };
}
