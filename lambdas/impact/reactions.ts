import { ledgerEntry } from '../ledger/store/items.ts';
import { townNamed } from '../services/places.ts';
import type { Change } from '../table/change.ts';
import { addEntry } from './store/sums.ts';

/** An entry comes into being once and keeps what it says: however it changes later, there is nothing more to add. */
export async function addToImpact(change: Change): Promise<void> {
  const { after } = change.of(ledgerEntry);
  if (!change.isInsertion || !after) return;
  await addEntry({ entry: change.key, row: after.card, place: await townNamed(after.card.location) });
}
