import type { PostKind } from '#shared/posts/schemas.ts';
import { type LedgerChange, ledgerSteps } from '../../ledger/store/entries.ts';
import type { TransactionStep } from '../../table/index.ts';
import { countersOf } from './counters.ts';
import { POST_KINDS, type PostRecord } from './kinds.ts';

/** What the ledger says of a post that becomes another one, comes into being or goes; undefined when no meals are pledged more or fewer. */
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

/** They were pledged, fetched and eaten, and stay so when their pledge is deleted. */
const mealsGiven = (kind: PostKind, record: PostRecord): number => countersOf(kind, record).mealsClaimed ?? 0;

export function ledgerOfPost<K extends PostKind>(
  ...change: Parameters<typeof ledgerChangeOf<K>>
): TransactionStep[] {
  const entry = ledgerChangeOf(...change);
  return entry ? ledgerSteps(entry, new Date()) : [];
}
