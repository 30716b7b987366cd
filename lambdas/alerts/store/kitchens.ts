/** Entries by which a new pledge finds the organizations that could claim it. */
import type { Coordinates } from '#shared/fields.ts';
import { regionsAround, regionsNear } from '#shared/places/distance.ts';
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

/** Returns the lists that contain all organizations within whose radius a pledge is. They may share some. */
export const kitchensNear = (coordinates: Coordinates): ItemList<StoredKitchenEntry>[] =>
  regionsNear(coordinates).map((region) => listIn(kitchenEntry.key({ region, organizationId: '' }).pk));
