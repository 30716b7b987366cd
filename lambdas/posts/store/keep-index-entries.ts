/** Replaces the entries made from a listing or a pledge's record after changes in the table's stream. */
import { isDeepStrictEqual } from 'node:util';
import { inBatches } from '#shared/in-batches.ts';
import { absent, all, type Condition, equals, lacks } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { contentOf, entriesWithout, indexEntriesOf, type Listing } from './index-entries.ts';
import type { StoredPost } from './items.ts';
import { mealEntriesOf } from './meal-entries.ts';
import { asReadPost, toPost } from './stored-posts.ts';

const MAX_ATTEMPTS = 5;

/** The kind of item from which entries are made. */
export interface Source<Item extends table.Key> {
  entriesOf(item: Item): readonly table.Key[];
  /** Returns the condition that the item is as it was read. */
  asRead(item: Item): Condition;
}

const LISTING: Source<Listing> = {
  entriesOf: indexEntriesOf,
  asRead(listing) {
    const { expiresAt, ...content } = contentOf(listing);
    return all(
      ...Object.entries(content).map(([name, value]) => equals(name, value)),
      expiresAt === undefined ? lacks('expiresAt') : equals('expiresAt', expiresAt),
    );
  },
};

/** The entries for organizations contain the pickup place, which no listing does, so they are made from the record. */
const RECORD_OF_PLEDGE: Source<table.Found<StoredPost<'pledge'>>> = {
  entriesOf: (stored) => (stored.hidden ? [] : mealEntriesOf(toPost('pledge', stored).record)),
  asRead: (stored) => asReadPost('pledge', stored),
};

interface SourceChange<Item> {
  /** Undefined if it was absent. */
  before: Item | undefined;
  after: Item | undefined;
}

export const replaceIndexEntries = (changes: readonly SourceChange<Listing>[]) =>
  replaceEntries(changes, LISTING);

export const replaceMealEntries = (changes: readonly SourceChange<table.Found<StoredPost<'pledge'>>>[]) =>
  replaceEntries(changes, RECORD_OF_PLEDGE);

/**
 * Updates the entries after changes of their item. Changes may arrive repeatedly and in any order. Entries are made
 * from the current item, on condition that it hasn't changed; the changes only show which older entries may remain. If
 * the item has changed again, its later change writes the entries, so that a burst of likes writes them once.
 */
export async function replaceEntries<Item extends table.Key>(
  changes: readonly SourceChange<Item>[],
  { entriesOf, asRead }: Source<Item>,
): Promise<void> {
  const entriesIfAny = (item: Item | undefined) => (item ? entriesOf(item) : []);
  const isSame = (one: Item | undefined, other: Item | undefined) =>
    isDeepStrictEqual(entriesIfAny(one), entriesIfAny(other));
  const [key]: table.ItemKey<Item>[] = changes.flatMap(({ before, after }) => before ?? after ?? []);
  if (!key || changes.every(({ before, after }) => isSame(before, after))) return;
  const former = changes.flatMap(({ before }) => entriesIfAny(before));
  await table.retry(
    async () => {
      const item = await table.getItem(key, { consistent: true });
      const wanted = entriesIfAny(item);
      const isLast = changes.some(({ after }) => isSame(item, after));
      const puts = isLast ? wanted.map((entry) => table.put(entry)) : [];
      const leftOver = entriesWithout(former, wanted).map((each) => table.remove(each));
      await write(table.checkUnchanged(key, item ? asRead(item) : absent), [...puts, ...leftOver]);
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

/** Writes in batches under the same condition: near a pole there are more entries than a transaction takes. */
async function write(
  condition: table.TransactionStep,
  steps: readonly table.TransactionStep[],
): Promise<void> {
  for (const some of inBatches(steps, table.MAX_STEPS - 1)) await table.transact([condition, ...some]);
}
