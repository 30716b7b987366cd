/** Lists of people for administrators, and what they are filtered and ordered by. */
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';
import { personItems } from './items.ts';

/** Facts that filter the list of everybody. */
export interface PersonFacts {
  profileTypes: readonly ProfileType[];
  isPro: boolean;
  /** ISO 8601: when being Pro ends. */
  proUntil?: string;
  isSuspended: boolean;
  /** A day, `2026-11-25`: the one on which they signed up, when they were not seen since. */
  seenOn: string;
}

export interface StoredPersonEntry {
  userId: string;
  /** Absent until the stream has made it. */
  card?: PersonFacts;
  /** `<day last seen>#<user>`: the third index orders by the attribute of this name. */
  price?: string;
  /** Changes with every write of the card, so that a concurrent write fails. */
  revision?: string;
}

/** An account in the list of everybody, by the time they came. */
export const personEntry = defineItem<StoredPersonEntry>()('person entry', {
  pk: 'PEOPLE',
  sk: '{createdAt}#{userId}',
  owner: { copyOf: 'account' },
});
export const people = listIn<StoredPersonEntry>('PEOPLE');
/** The same people by the day they were last seen. */
export const peopleBySeen = listInIndex<StoredPersonEntry>('gsi3', people.partition);

/** An account by words that it is found by: one entry for each beginning. */
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
