/**
 * The ledger of catches that are counted: one entry for each change of what is free, held or handed over, in the
 * transaction of the change. It names nobody. `npm run replay` compares it with the catches.
 */
import { ulid } from 'ulid';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { StockUnit } from '#shared/posts/catches/stock-schemas.ts';
import { defineItem, listIn, put, type TransactionStep } from '../../table/index.ts';

/**
 * `landed` and `edited` change the free amount, as do sales over the dock, which the fisherman enters as an amount left.
 * `weighed` has the difference from before.
 */
export type CatchLedgerKind =
  | 'landed'
  | 'edited'
  | 'reserved'
  | 'weighed'
  | 'cancelled'
  | 'released'
  | 'no_show'
  | 'collected'
  | 'deleted';

export interface CatchChange {
  catchId: string;
  kind: CatchLedgerKind;
  /** Hundredths of the unit of the catch's stock. */
  hundredths: number;
  reservationId?: string;
}

/** Entries of one catch, in order of time. */
export const catchEntry = defineItem<Omit<CatchChange, 'catchId'>>()('ledger entry of a catch', {
  pk: 'CATCH-LEDGER#{catchId}',
  sk: '{entryId}',
  owner: 'nobody',
});

export const ledgerOfOneCatch = (catchId: string) =>
  listIn<Omit<CatchChange, 'catchId'>>(`CATCH-LEDGER#${catchId}`);

export const catchEntryOf = ({ catchId, ...change }: CatchChange, now: Date) =>
  catchEntry.item({ catchId, entryId: ulid(now.getTime()) }, change);

export const ledgerOfCatch = (change: CatchChange, now: Date): TransactionStep[] => [
  put(catchEntryOf(change, now)),
];

/** The facts of a counted catch that its fisherman deleted, by which weekly reports still find its ledger. */
export interface DeletedCatch
  extends Pick<CatchRecord, 'species' | 'disposition' | 'condition' | 'location'> {
  customSpecies?: string | undefined;
  unit: StockUnit;
  /** The weight of a piece or box, if it is known. */
  poundsEach?: number | undefined;
}

export const deletedCatch = defineItem<DeletedCatch>()('deleted catch', {
  pk: 'DELETED-CATCHES#{userId}',
  sk: '{catchId}',
  owner: { list: deletedCatches, exported: { as: 'more' }, erased: 'delete' },
});

export function deletedCatches(userId: string) {
  return listIn<DeletedCatch>(`DELETED-CATCHES#${userId}`);
}
