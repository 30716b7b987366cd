import { ledgerEntry } from '../ledger/store/items.ts';
import { townNamed } from '../services/places.ts';
import type { Change } from '../table/change.ts';
import { addEntry } from './store/sums.ts';

/** Adds a new ledger entry to the sums. Entries keep their amounts, so later changes need no update. */
export async function addToImpact(change: Change): Promise<void> {
  const { after } = change.of(ledgerEntry);
  if (!change.isInsertion || !after) return;
  await addEntry({ entry: change.key, row: after.card, place: await townNamed(after.card.location) });
}
