/** Reservations in the export of a person's data. */
import { timeOfId } from '../../core/time-of-id.ts';
import { type Found, itemsIn } from '../../table/index.ts';
import { pickupsOf, type StoredReservation, waiting } from './items.ts';
import { readPickups } from './reservations.ts';

/** Without the hash of the code, which only the pickup needs. */
export const presentReservation = ({
  sk: id,
  card,
  weighings,
  appeal,
}: Pick<Found<StoredReservation>, 'sk' | 'card' | 'weighings' | 'appeal'>): object => ({
  id,
  createdAt: timeOfId(id),
  ...card,
  weighings,
  appealed: appeal,
});

export const presentWaiting = (found: ReturnType<typeof waiting.item>): object => ({
  kind: 'WAITING',
  catchId: waiting.match(found)?.catchId,
  amount: found.amount,
  since: found.since,
});

/** Returns a fisherman's pickups for the export of their data. The buyers' names are not theirs. */
export async function readOwnSales(userId: string): Promise<object[]> {
  const sales: object[] = [];
  for await (const entries of itemsIn(pickupsOf(userId))) {
    const found = await readPickups(entries);
    sales.push(
      ...found.map(({ card: { buyerId: _buyer, buyerName: _name, collectorName: _who, ...card } }) => card),
    );
  }
  return sales;
}
