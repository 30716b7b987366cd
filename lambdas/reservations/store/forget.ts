/** Removes people who leave from their reservations, which keep the amounts. */
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { type Ending, endAll } from '../../holds/store/end-holds.ts';
import { townNamed } from '../../services/places.ts';
import {
  type Found,
  type Key,
  onlyIf,
  present,
  remove,
  transact,
  update,
  writeIf,
} from '../../table/index.ts';
import { noShowAppeal, type StoredReservation } from './items.ts';
import { RESERVATIONS } from './kind.ts';
import { readPickups } from './reservations.ts';
import type { Side } from './stored-reservations.ts';

const FISHERMAN_GONE: Ending = { cancelledBy: 'site', reason: RESERVATIONS.endings.fishermanGone };
export const BUYER_GONE: Ending = { cancelledBy: 'site', reason: 'buyerGone' };

/** Ends what a leaving buyer has open, and removes their names and texts from all of it. */
export async function forgetBuyer(reservations: readonly Found<StoredReservation>[]): Promise<void> {
  await endAll(RESERVATIONS, reservations, BUYER_GONE, new Date());
  for (const stored of reservations) {
    const { sk } = stored;
    await forget(sk, {
      gsi1pk: undefined,
      'card.buyerId': undefined,
      'card.buyerName': DELETED_PERSON,
      'card.collectorName': DELETED_PERSON,
      appeal: undefined,
      ...withoutReasonOf('buyer', stored),
    });
    await transact([remove(noShowAppeal.key({ reservationId: sk }))]);
  }
}

/** Ends what is open of a leaving fisherman's catches, and removes their name and place from all of it. */
export async function forgetFisherman(entries: readonly Key[]): Promise<void> {
  const reservations = await readPickups(entries);
  await endAll(RESERVATIONS, reservations, FISHERMAN_GONE, new Date());
  for (const stored of reservations) await forget(stored.sk, await withoutFisherman(stored));
  await transact(entries.map((entry) => remove(entry)));
}

async function withoutFisherman(stored: StoredReservation) {
  const town = await townNamed(stored.location);
  return {
    'card.fishermanId': undefined,
    'card.fishermanName': DELETED_PERSON,
    'card.pickupPlace': town,
    location: town,
    ...withoutReasonOf('fisherman', stored),
  };
}

const withoutReasonOf = (side: Side, { card }: StoredReservation) =>
  card.cancelledBy === side ? { 'card.reason': undefined } : {};

/** The version changes, so that a change in progress reads the reservation again. */
async function forget(id: string, set: Readonly<Record<string, unknown>>): Promise<void> {
  await writeIf(update(RESERVATIONS.key(id), { set, add: { version: 1 } }, onlyIf(present)));
}
