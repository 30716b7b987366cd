import type { PostKind } from '#shared/posts/schemas.ts';
import { type LedgerChange, ledgerSteps } from '../../ledger/store/entries.ts';
import type { TransactionStep } from '../../table/index.ts';
import { countersOf } from './counters.ts';
import { POST_KINDS, type PostRecord } from './kinds.ts';

/** Returns the ledger entry of a new, changed or deleted post; undefined if its number of meals is unchanged. */
export function ledgerChangeOf<K extends PostKind>(
  kind: K,
  before: PostRecord<K> | undefined,
  after: PostRecord<K> | undefined,
): LedgerChange | undefined {
  const { mealsPledged } = POST_KINDS[kind];
  const record = after ?? before;
  const left = after ? mealsPledged(after) : before ? mealsGiven(kind, before) : 0;
  const meals = left - (before ? mealsPledged(before) : 0);
  if (!record || meals === 0) return undefined;
  const { id, fishermanId, species, location }: PostRecord = record;
  return {
    kind: before ? (after ? 'edited' : 'deleted') : 'pledged',
    meals,
    pledgeId: id,
    species,
    location,
    fishermanId,
    by: fishermanId,
  };
}

/** Claimed meals stay in the ledger when their pledge is deleted. */
const mealsGiven = (kind: PostKind, record: PostRecord): number => countersOf(kind, record).mealsClaimed ?? 0;

export function ledgerOfPost<K extends PostKind>(
  ...change: Parameters<typeof ledgerChangeOf<K>>
): TransactionStep[] {
  const entry = ledgerChangeOf(...change);
  return entry ? ledgerSteps(entry, new Date()) : [];
}
