/** Keeps the index entries of a listing: what the stream's turn does. */
import { isDeepStrictEqual } from 'node:util';
import { inBatches } from '#shared/in-batches.ts';
import {
  absent,
  all,
  type Condition,
  checkUnchanged,
  equals,
  getItem,
  type ItemKey,
  lacks,
  MAX_STEPS,
  put,
  remove,
  retry,
  type TransactionStep,
  transact,
} from '../../table/index.ts';
import { contentOf, entriesWithout, indexEntriesOf, type Listing } from './index-entries.ts';

const MAX_ATTEMPTS = 5;

interface ListingChange {
  /** Undefined where it was absent. */
  before: Listing | undefined;
  after: Listing | undefined;
}

/**
 * Makes the entries follow changes of their listing; told any number of times and in any order. Entries are made from the present listing,
 * on condition that it hasn't changed; the changes only say which older entries may remain. When the listing has changed again, the later
 * change brings the entries, so that a burst of likes writes them once.
 */
export async function replaceIndexEntries(changes: readonly ListingChange[]): Promise<void> {
  const [key]: ItemKey<Listing>[] = changes.flatMap(({ before, after }) => before ?? after ?? []);
  if (!key || changes.every(({ before, after }) => isSame(before, after))) return;
  const former = changes.flatMap(({ before }) => (before ? indexEntriesOf(before) : []));
  await retry(
    async () => {
      const listing = await getItem(key, { consistent: true });
      const wanted = listing ? indexEntriesOf(listing) : [];
      const isLast = changes.some(({ after }) => isSame(listing, after));
      const puts = isLast ? wanted.map((entry) => put(entry)) : [];
      const still = checkUnchanged(key, asRead(listing));
      await write(still, [...puts, ...leftOver(former, wanted)]);
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

const isSame = (one: Listing | undefined, other: Listing | undefined) =>
  isDeepStrictEqual(one && contentOf(one), other && contentOf(other));

const leftOver = (former: readonly Listing[], wanted: readonly Listing[]): TransactionStep[] =>
  entriesWithout(former, wanted).map((key) => remove(key));

/** That the listing is as it was read, whoever writes it and however. */
function asRead(listing: Listing | undefined): Condition {
  if (!listing) return absent;
  const { expiresAt, ...content } = contentOf(listing);
  return all(
    ...Object.entries(content).map(([name, value]) => equals(name, value)),
    expiresAt === undefined ? lacks('expiresAt') : equals('expiresAt', expiresAt),
  );
}

/** Near a pole a listing has more entries than one transaction takes: each part is written under the same condition. */
async function write(condition: TransactionStep, steps: readonly TransactionStep[]): Promise<void> {
  for (const some of inBatches(steps, MAX_STEPS - 1)) await transact([condition, ...some]);
}
