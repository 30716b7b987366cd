/** Removes people who leave from their reservations, which keep the amounts. */
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { townNamed } from '../../services/places.ts';
import { type Key, onlyIf, present, remove, transact, update, writeIf } from '../../table/index.ts';
import { BUYER_GONE, endReservations, FISHERMAN_GONE } from './end-reservations.ts';
import { noShowAppeal, type StoredReservation } from './items.ts';
import { RESERVATIONS } from './kind.ts';
import { readPickups } from './reservations.ts';

/** Ends what a leaving buyer has open, and removes their names and texts from all of it. */
export async function forgetBuyer(reservations: readonly Key[]): Promise<void> {
  await endReservations(reservations, BUYER_GONE);
  for (const { sk } of reservations) {
    await forget(sk, {
      gsi1pk: undefined,
      'card.buyerId': undefined,
      'card.buyerName': DELETED_PERSON,
      'card.collectorName': DELETED_PERSON,
      appeal: undefined,
    });
    await transact([remove(noShowAppeal.key({ reservationId: sk }))]);
  }
}

/** Ends what is open of a leaving fisherman's catches, and removes their name and place from all of it. */
export async function forgetFisherman(entries: readonly Key[]): Promise<void> {
  const reservations = await readPickups(entries);
  await endReservations(reservations, FISHERMAN_GONE);
  for (const stored of reservations) await forget(stored.sk, await withoutFisherman(stored));
  await transact(entries.map((entry) => remove(entry)));
}

async function withoutFisherman({ location }: StoredReservation) {
  const town = await townNamed(location);
  return {
    'card.fishermanId': undefined,
    'card.fishermanName': DELETED_PERSON,
    'card.pickupPlace': town,
    location: town,
  };
}

/** The version changes, so that a change in progress reads the reservation again. */
async function forget(id: string, set: Readonly<Record<string, unknown>>): Promise<void> {
  await writeIf(update(RESERVATIONS.key(id), { set, add: { version: 1 } }, onlyIf(present)));
}
