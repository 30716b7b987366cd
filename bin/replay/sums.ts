/** The sums of the entries of a ledger. */
import type { CatchChange, CatchLedgerKind } from '#lambdas/ledger/store/catch-entries.ts';
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

/** The amounts of a catch, as its counters name them. */
export type CatchSums = Record<'hundredthsLeft' | 'hundredthsHeld' | 'hundredthsCollected', number>;

/** For each kind of entry, what becomes of its amount: it is new or gone if it is only free. */
const MOVES_OF_CATCH: Readonly<Record<CatchLedgerKind, { from?: keyof CatchSums; to: keyof CatchSums }>> = {
  landed: { to: 'hundredthsLeft' },
  edited: { to: 'hundredthsLeft' },
  deleted: { to: 'hundredthsLeft' },
  reserved: { from: 'hundredthsLeft', to: 'hundredthsHeld' },
  weighed: { from: 'hundredthsLeft', to: 'hundredthsHeld' },
  cancelled: { from: 'hundredthsHeld', to: 'hundredthsLeft' },
  released: { from: 'hundredthsHeld', to: 'hundredthsLeft' },
  no_show: { from: 'hundredthsHeld', to: 'hundredthsLeft' },
  collected: { from: 'hundredthsHeld', to: 'hundredthsCollected' },
};

/** Adds an entry to the amounts of its catch. */
export function replayCatch(sums: CatchSums, { kind, hundredths }: Omit<CatchChange, 'catchId'>): void {
  const { from, to } = MOVES_OF_CATCH[kind];
  if (from) sums[from] -= hundredths;
  sums[to] += hundredths;
}
