/** The sums of the entries of a ledger. */
import type { LedgerKind, LedgerRow } from '#lambdas/ledger/store/items.ts';

export interface Sums {
  pledged: number;
  claimed: number;
  collected: number;
  served: number;
  /** Claims that are neither collected nor released. */
  open: number;
}

type Meals = Exclude<keyof Sums, 'open'>;

/** For each kind of entry, the sums to which it adds its meals, and its effect on the number of open claims. */
const EFFECTS: Readonly<Record<LedgerKind, { adds?: Meals; takes?: Meals; opens?: 1 | -1 }>> = {
  pledged: { adds: 'pledged' },
  edited: { adds: 'pledged' },
  deleted: { adds: 'pledged' },
  claimed: { adds: 'claimed', opens: 1 },
  cancelled: { takes: 'claimed', opens: -1 },
  expired: { takes: 'claimed', opens: -1 },
  no_show: { takes: 'claimed', opens: -1 },
  declined: { takes: 'claimed', opens: -1 },
  collected: { adds: 'collected', opens: -1 },
  served: { adds: 'served' },
};

export const noSums = (): Sums => ({
  pledged: 0,
  claimed: 0,
  collected: 0,
  served: 0,
  open: 0,
});

/** Adds an entry to sums. */
export function replay(sums: Sums, { kind, meals }: LedgerRow): void {
  const { adds, takes, opens = 0 } = EFFECTS[kind];
  if (adds) sums[adds] += meals;
  if (takes) sums[takes] -= meals;
  sums.open += opens;
}
