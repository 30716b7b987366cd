/** Keeps the index entries of a listing: what the stream's turn does. */
import { isDeepStrictEqual } from 'node:util';
import { tableName } from '../../table/client.ts';
import type { Key } from '../../table/keys.ts';
import { getItem } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';
import { indexEntriesOf, type Listing } from './index-entries.ts';

/** What one transaction takes, less the check of the listing. */
const CHUNK = 99;
const MAX_ATTEMPTS = 5;

class ListingMoved extends Error {}

/** A listing as it was before a change and is after it; undefined where it was absent. */
export interface ListingChange {
  before: Listing | undefined;
  after: Listing | undefined;
}

/**
 * Makes the entries follow a change of their listing, told any number of times and in any order. What is written is made from the listing as it
 * is now, on condition that it still is so; the change only says which entries may be left over from before it. When the listing has changed again,
 * the later change brings the entries, so that a burst of likes writes them once.
 */
export async function keepIndexEntries(key: Key, { before, after }: ListingChange): Promise<void> {
  if (before && after && isSame(before, after)) return;
  const former = before ? indexEntriesOf(before) : [];
  for (let attempt = 1; ; attempt++) {
    const present = await getItem<Listing>(key, { consistent: true });
    const wanted = present ? indexEntriesOf(present) : [];
    const isNewest = isSame(present, after);
    try {
      await write(check(key, present), [...(isNewest ? wanted.map(put) : []), ...leftOver(former, wanted)]);
      return;
    } catch (error) {
      if (!(error instanceof ListingMoved) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** By what entries are made from. */
function isSame(one: Listing | undefined, other: Listing | undefined): boolean {
  return one?.expiresAt === other?.expiresAt && isDeepStrictEqual(one?.card, other?.card);
}

function leftOver(former: readonly Listing[], wanted: readonly Listing[]): TransactionStep[] {
  const kept = new Set(wanted.map(({ pk }) => pk));
  const gone = new Map(former.filter(({ pk }) => !kept.has(pk)).map((entry) => [entry.pk, entry]));
  return [...gone.values()].map(({ pk, sk }) => ({
    item: { Delete: { TableName: tableName(), Key: { pk, sk } } },
  }));
}

function put(entry: Listing): TransactionStep {
  return { item: { Put: { TableName: tableName(), Item: entry } } };
}

/** That the listing is as it was read, whoever writes it and however. */
function check({ pk, sk }: Key, present: Listing | undefined): TransactionStep {
  return {
    item: { ConditionCheck: { TableName: tableName(), Key: { pk, sk }, ...isStill(present) } },
    otherwise: () => new ListingMoved(),
  };
}

function isStill(present: Listing | undefined) {
  if (!present) return { ConditionExpression: 'attribute_not_exists(pk)' };
  const { card, expiresAt } = present;
  return {
    ConditionExpression: `card = :card AND ${expiresAt === undefined ? 'attribute_not_exists(expiresAt)' : 'expiresAt = :expiresAt'}`,
    ExpressionAttributeValues: { ':card': card, ...(expiresAt !== undefined && { ':expiresAt': expiresAt }) },
  };
}

/** Near a pole a listing has more entries than one transaction takes: each part is written under the same condition. */
async function write(condition: TransactionStep, steps: readonly TransactionStep[]): Promise<void> {
  for (let at = 0; at < steps.length; at += CHUNK) {
    await transact([condition, ...steps.slice(at, at + CHUNK)]);
  }
}
