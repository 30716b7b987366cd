/** Writes the ledger of meals. */
import { decodeTime, ulid } from 'ulid';
import { type Found, put, remove, type TransactionStep, transact, update } from '../../table/index.ts';
import { type LedgerRow, ledgerEntry, ledgerShare, monthOf, type StoredShare } from './items.ts';

export interface LedgerChange extends LedgerRow {
  /** Absent when they have deleted their account. */
  fishermanId?: string | undefined;
  /** User id of who does it; absent when nobody does. */
  by?: string | undefined;
}

/** The items of a new entry: itself, and the shares of those it is about. */
export function ledgerItems({ fishermanId, by, ...card }: LedgerChange, now: Date) {
  const entryId = ulid(now.getTime());
  const params = { month: monthOf(now.getTime()), entryId };
  const people = new Set([fishermanId, by].filter((each) => each !== undefined));
  const shares = [...people].map((userId) =>
    ledgerShare.item(
      { userId, entryId },
      {
        card,
        ...(userId === fishermanId && { isFisherman: true as const }),
        ...(userId === by && { acted: true as const }),
      },
    ),
  );
  return [ledgerEntry.item(params, { card, ...(by !== undefined && { by }) }), ...shares];
}

/** The steps that go into the transaction of what changes. */
export const ledgerSteps = (change: LedgerChange, now: Date): TransactionStep[] =>
  ledgerItems(change, now).map((item) => put(item));

/** What was pledged, claimed and served stays in the ledger; that it was this person does not. */
export async function eraseShares(shares: readonly Found<StoredShare>[]): Promise<void> {
  const steps = shares.flatMap((share) => {
    const { sk: entryId, acted } = share;
    const entry = ledgerEntry.key({ month: monthOf(decodeTime(entryId)), entryId });
    return [remove(share), ...(acted ? [update(entry, { set: { by: undefined } })] : [])];
  });
  await transact(steps);
}
