import { personItems } from '../../people/store/items.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

interface StoredAddress {
  /** ISO 8601; with the stage's secret it makes the secret of the address. */
  madeAt: string;
  /** A keyed hash of the secret, by which the index finds its owner. */
  hash: string;
}

/** The secret address of a person's calendar. */
export const calendarAddress = defineItem<StoredAddress>()('calendar address', {
  pk: 'USER#{userId}',
  sk: 'CALENDAR',
  indexes: (_, { hash }) => ({ gsi1pk: addressesBy(hash).partition }),
  owner: { list: personItems, exported: { as: 'more' }, erased: 'delete' },
});

export function addressesBy(hash: string) {
  return listInIndex<StoredAddress>('gsi1', `CALENDAR#${hash}`);
}
