/** Entries by which a new pledge finds the organizations that could claim it. */
import { canStore } from '#shared/alerts/rules.ts';
import type { Coordinates } from '#shared/fields.ts';
import { milesBetween, regionsAround, regionsNear } from '#shared/places/distance.ts';
import type { StorageKind } from '#shared/posts/pledges/food-safety.ts';
import type { StoredOrganization } from '../../organizations/store/items.ts';
import type { Source } from '../../posts/store/keep-index-entries.ts';
import { all, equals } from '../../table/expression.ts';
import { type Found, type ItemList, listIn } from '../../table/index.ts';
import { kitchenEntry, type StoredKitchenEntry } from './items.ts';

export const KITCHEN: Source<Found<StoredOrganization>> = {
  entriesOf(found) {
    const { coordinates, radiusMiles, coldStorage, state } = found;
    if (state !== 'active') return [];
    const content = { coordinates, radiusMiles, coldStorage };
    return regionsAround(coordinates, radiusMiles).map((region) =>
      kitchenEntry.item({ region, organizationId: found.sk }, content),
    );
  },
  asRead: ({ coordinates, radiusMiles, coldStorage, state }) =>
    all(
      equals('coordinates', coordinates),
      equals('radiusMiles', radiusMiles),
      equals('coldStorage', coldStorage),
      equals('state', state),
    ),
};

/** Whether an organization could fetch and keep the meals of a pledge. */
export const canTake = (
  kitchen: StoredKitchenEntry,
  { coordinates, storage }: { coordinates: Coordinates; storage: StorageKind },
): boolean =>
  milesBetween(kitchen.coordinates, coordinates) <= kitchen.radiusMiles &&
  canStore(storage, kitchen.coldStorage);

/** Returns the lists that contain all organizations within whose radius a pledge is. They may share some. */
export const kitchensNear = (coordinates: Coordinates): ItemList<StoredKitchenEntry>[] =>
  regionsNear(coordinates).map((region) => listIn(kitchenEntry.key({ region, organizationId: '' }).pk));
