/** Writes the ledger of meals. */
import { decodeTime, ulid } from 'ulid';
import { townNamed } from '../../services/places.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type LedgerRow, ledgerEntry, ledgerShare, monthOf, type StoredShare } from './items.ts';

export interface LedgerChange extends LedgerRow {
  /** Absent if the fisherman has deleted their account. */
  fishermanId?: string;
  /** User id of the person who acts; absent if the site does. */
  by?: string | undefined;
  /** Id of the API key with which they act. */
  byKey?: string | undefined;
}

/** Returns the items of a new entry: the entry, and the shares of the people it is about. */
export function ledgerItems({ fishermanId, by, byKey, ...card }: LedgerChange, now: Date) {
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
  return [ledgerEntry.item(params, { card, by, byKey }), ...shares];
}

/** Returns the steps for the transaction of the change itself. */
export const ledgerSteps = (change: LedgerChange, now: Date): table.TransactionStep[] =>
  ledgerItems(change, now).map((item) => table.put(item));

/** Erases a person from the ledger. Meals pledged, claimed and served stay, with no more than the town. */
export async function eraseShares(shares: readonly table.Found<StoredShare>[]): Promise<void> {
  await leaveTowns(shares.filter(({ isFisherman }) => isFisherman));
  const steps = shares.flatMap((share) => [
    table.remove(share),
    ...(share.acted ? [table.update(entryOf(share), { set: { by: undefined } })] : []),
  ]);
  await table.transact(steps);
}

const entryOf = ({ sk: entryId }: table.Found<StoredShare>) =>
  ledgerEntry.key({ month: monthOf(decodeTime(entryId)), entryId });

/** Replaces the location, which may be the fisherman's home, with the town, in entries and other people's shares. */
async function leaveTowns(shares: readonly table.Found<StoredShare>[]): Promise<void> {
  const entries = await table.getItems(shares.map(entryOf));
  const writes = shares.map(async ({ sk: entryId, acted, card }, index) => {
    const entry = entries[index];
    if (!entry) return;
    const set = { 'card.location': await townNamed(card.location) };
    await table.writeIf(table.update(entry, { set }, table.onlyIf(present)));
    if (acted || entry.by === undefined) return;
    await table.writeIf(
      table.update(ledgerShare.key({ userId: entry.by, entryId }), { set }, table.onlyIf(present)),
    );
  });
  await Promise.all(writes);
}
