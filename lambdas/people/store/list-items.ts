/** Lists of people for administrators, with the facts to filter and sort them by. */
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';
import { personItems } from './items.ts';

/** Facts by which the list of all people can be filtered. */
export interface PersonFacts {
  profileTypes: readonly ProfileType[];
  isPro: boolean;
  /** ISO 8601; when Pro ends. */
  proUntil?: string;
  isSuspended: boolean;
  /** A day (`2026-11-25`); the day of sign-up for people who have not been seen since. */
  seenOn: string;
}

export interface StoredPersonEntry {
  userId: string;
  /** Absent until the stream has written it. */
  card?: PersonFacts;
  /** `<day last seen>#<user>`. The third index sorts by the attribute of this name. */
  price?: string;
  /** Changes with every write of the card, so that a concurrent write fails. */
  revision?: string;
}

/** An account in the list of all people, by the time of sign-up. */
export const personEntry = defineItem<StoredPersonEntry>()('person entry', {
  pk: 'PEOPLE',
  sk: '{createdAt}#{userId}',
  owner: { copyOf: 'account' },
});
export const people = listIn<StoredPersonEntry>('PEOPLE');
/** The same people by the day they were last seen. */
export const peopleBySeen = listInIndex<StoredPersonEntry>('gsi3', people.partition);

/** An account by words under which it is found: one entry for each beginning. */
export const foundPersonEntry = defineItem<{ userId: string }>()('found person entry', {
  pk: 'PEOPLE#FOUND',
  sk: '{words}#{userId}',
  owner: { copyOf: 'account' },
});
export const foundPeople = listIn<{ userId: string }>('PEOPLE#FOUND');

/** The last day on which a person used the site signed in, without a time or anything about the device. */
export const lastSeen = defineItem<{ day: string }>()('day last seen', {
  pk: 'USER#{userId}',
  sk: 'LAST-SEEN',
  owner: { list: personItems, exported: { as: 'more' }, erased: 'delete' },
});
