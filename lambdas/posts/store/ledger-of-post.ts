import type { PostKind } from '#shared/posts/schemas.ts';
import { type CatchChange, deletedCatch, ledgerOfCatch } from '../../ledger/store/catch-entries.ts';
import { type LedgerChange, ledgerSteps } from '../../ledger/store/entries.ts';
import { put, type TransactionStep } from '../../table/index.ts';
import { countersIn } from './counters.ts';
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
const mealsGiven = <K extends PostKind>(kind: K, record: PostRecord<K>): number =>
  countersIn(kind, record).mealsClaimed ?? 0;

/** Returns the ledger entry of a change of what is free of a catch; undefined if it is unchanged. */
export function catchChangeOf<K extends PostKind>(
  kind: K,
  before: PostRecord<K> | undefined,
  after: PostRecord<K> | undefined,
): CatchChange | undefined {
  const leftOf = (record: PostRecord<K> | undefined) =>
    (record && countersIn(kind, record).hundredthsLeft) ?? 0;
  const { id: catchId }: Partial<PostRecord> = after ?? before ?? {};
  const hundredths = leftOf(after) - leftOf(before);
  if (catchId === undefined || hundredths === 0) return undefined;
  return { catchId, kind: before ? (after ? 'edited' : 'deleted') : 'landed', hundredths };
}

export function ledgerOfPost<K extends PostKind>(
  ...change: Parameters<typeof ledgerChangeOf<K>>
): TransactionStep[] {
  const entry = ledgerChangeOf(...change);
  const catchEntry = catchChangeOf(...change);
  return [
    ...(entry ? ledgerSteps(entry, new Date()) : []),
    ...(catchEntry ? ledgerOfCatch(catchEntry, new Date()) : []),
    ...keepDeleted(...change),
  ];
}

/** Keeps what weekly reports say about a counted catch when it is deleted. */
function keepDeleted<K extends PostKind>(
  _kind: K,
  before: PostRecord | undefined,
  after: PostRecord | undefined,
): TransactionStep[] {
  if (after || !before || !('stock' in before) || !before.stock) return [];
  const { id: catchId, fishermanId: userId, species, customSpecies, location, stock } = before;
  const { disposition, condition } = before;
  const facts = { species, customSpecies, disposition, condition, location, unit: stock.unit };
  return [put(deletedCatch.item({ userId, catchId }, { ...facts, poundsEach: stock.poundsEach }))];
}
