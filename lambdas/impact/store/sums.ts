/** Sums the ledger. The transaction that adds an entry marks it, so an entry that arrives again counts once. */
import { decodeTime } from 'ulid';
import {
  IMPACT_PARTS,
  type Impact,
  type ImpactFigures,
  type ImpactPart,
  type ImpactRow,
} from '#shared/impact/schemas.ts';
import { type LedgerKind, type LedgerRow, monthOf } from '../../ledger/store/items.ts';
import { countOnDayStep } from '../../overview/store/daily-counts.ts';
import { all, type ItemKey, itemsIn, lacks, onlyIf, present, transact, update } from '../../table/index.ts';
import { impactSum, impactSums } from './items.ts';

/** Enough that few transactions wait for each other, and few enough to read all at once. */
const SHARDS = 4;
/** Maximum number of places that are named. */
const MAX_PLACES = 30;
const NAMES = ['mealsPledged', 'mealsClaimed', 'mealsServed'] as const;
const NOTHING: ImpactFigures = { mealsPledged: 0, mealsClaimed: 0, mealsServed: 0 };

/** The figure that each kind of entry changes, and whether it adds or subtracts. */
const COUNTED: Readonly<Record<LedgerKind, readonly [keyof ImpactFigures, 1 | -1] | undefined>> = {
  pledged: ['mealsPledged', 1],
  edited: ['mealsPledged', 1],
  deleted: ['mealsPledged', 1],
  claimed: ['mealsClaimed', 1],
  cancelled: ['mealsClaimed', -1],
  expired: ['mealsClaimed', -1],
  declined: ['mealsClaimed', -1],
  no_show: ['mealsClaimed', -1],
  collected: undefined,
  served: ['mealsServed', 1],
};

class AddedBefore extends Error {}

interface Added {
  entry: ItemKey<object>;
  row: LedgerRow;
  /** The town's name; empty if no such town is known. */
  place: string;
}

/** Returns an entry's amount, its name in each part, and the time of the event in milliseconds since the epoch. */
export function countedBy(row: LedgerRow, place: string) {
  const counted = COUNTED[row.kind];
  if (!counted) return undefined;
  const [figure, sign] = counted;
  const at = decodeTime(row.claimId ?? row.pledgeId);
  return { add: { [figure]: sign * row.meals }, names: namesOf(row, place), at };
}

/** Adds an entry to the sums of each part and of its day; a repeat adds nothing. */
export async function addEntry({ entry, row, place }: Added): Promise<void> {
  const counted = countedBy(row, place);
  if (!counted) return;
  const { add, names, at } = counted;
  const shard = String(entry.sk.charCodeAt(entry.sk.length - 1) % SHARDS);
  const notYet = onlyIf(all(present, lacks('isAdded')), () => new AddedBefore());
  const steps = IMPACT_PARTS.map((part) =>
    update(impactSum.key({ part, name: names[part], shard }), { add }),
  );
  const onDay = countOnDayStep(at, entry.sk, add);
  try {
    await transact([update(entry, { set: { isAdded: true } }, notYet), ...steps, onDay], { maxAttempts: 10 });
  } catch (error) {
    if (!(error instanceof AddedBefore)) throw error;
  }
}

/** Changes count in the month in which the pledge or claim was made, so that no month falls below zero. */
function namesOf(
  {
    claimId,
    pledgeId,
    species,
    organizationType = '',
  }: Omit<LedgerRow, 'organizationType'> & { organizationType?: string },
  place: string,
): Record<ImpactPart, string> {
  return { month: monthOf(decodeTime(claimId ?? pledgeId)), species, place, organizationType };
}

/** Returns all sums of a part. Sums without a name count in the totals; for places, the rest is in a last row. */
export async function readImpact(part: ImpactPart): Promise<Omit<Impact, 'asOf'>> {
  const byName = new Map<string, ImpactFigures>();
  for await (const items of itemsIn(impactSums(part), ITEMS_AT_ONCE)) {
    for (const item of items) {
      const name = item.sk.slice(0, item.sk.lastIndexOf('#'));
      byName.set(name, sumOf(byName.get(name) ?? NOTHING, item));
    }
  }
  const rows = [...byName].map(([name, figures]) => ({ name, ...figures }));
  const totals = rows.reduce<ImpactFigures>((sum, row) => sumOf(sum, row), NOTHING);
  const named = rows.filter(({ name }) => name !== '');
  if (part === 'month') return { totals, rows: named };
  const sorted = named.filter((row) => sizeOf(row) > 0).sort(byServed);
  return { totals, rows: part === 'place' ? withRest(sorted, totals) : sorted };
}

/** A sum takes about 120 bytes, so this is as many as one request returns. */
const ITEMS_AT_ONCE = 5000;

function withRest(rows: readonly ImpactRow[], totals: ImpactFigures): ImpactRow[] {
  const shown = rows.slice(0, MAX_PLACES);
  const rest = shown.reduce<ImpactFigures>((left, row) => sumOf(left, row, -1), totals);
  return sizeOf(rest) > 0 ? [...shown, rest] : shown;
}

const sizeOf = (figures: ImpactFigures) => NAMES.reduce((sum, name) => sum + figures[name], 0);

/** Sorts by meals served, then claimed, then pledged. */
const byServed = (one: ImpactFigures, other: ImpactFigures) =>
  other.mealsServed - one.mealsServed ||
  other.mealsClaimed - one.mealsClaimed ||
  other.mealsPledged - one.mealsPledged;

function sumOf(one: ImpactFigures, other: Partial<ImpactFigures>, sign: 1 | -1 = 1): ImpactFigures {
  const of = (name: keyof ImpactFigures) => one[name] + sign * (other[name] ?? 0);
  return {
    mealsPledged: of('mealsPledged'),
    mealsClaimed: of('mealsClaimed'),
    mealsServed: of('mealsServed'),
  };
}
