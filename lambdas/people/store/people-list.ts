/** Lists of people for administrators: an entry by time, and one for each word they are found by. */

import { GROUPS } from '#shared/contract/endpoint.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { DAY } from '#shared/limits.ts';
import { type ListedUser, SEEN_FILTERS, type UserFilters } from '#shared/people/schemas.ts';
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import { isProAt } from '#shared/profiles/rules.ts';
import { siteDayOf } from '../../core/day-of.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import * as table from '../../table/index.ts';
import { beginningOf, readAccounts } from './accounts.ts';
import { account, membership, profile } from './items.ts';
import {
  foundPeople,
  foundPersonEntry,
  lastSeen,
  type PersonFacts,
  people,
  peopleBySeen,
  personEntry,
  type StoredPersonEntry,
} from './list-items.ts';

/** One page of everybody in the order that is asked for, or of those that `q` finds, by the word it finds them by. */
export async function listPeople({ q = '', ...filters }: UserFilters, page: table.PageRequest, now: Date) {
  if (q !== '') return await findPeople(beginningOf(q), filters, page, now);
  const { items, ...rest } = await table.readPage(everybody(filters, now), page, now);
  return { items: await describe(items.map(userIdOf), now), ...rest };
}

const userIdOf = (entry: table.Key) => personEntry.match(entry)?.userId ?? '';

/** Entries are small: so many are half of what a request reads. */
const LONGEST_READ = 2000;

/** The list that has the order which is asked for, with those who fit. */
function everybody(
  { order = 'newest', ...filters }: UserFilters,
  now: Date,
): table.PagedList<StoredPersonEntry> {
  const list = order === 'newest' ? people : peopleBySeen;
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
  const fits = fitting(filters, now);
  const keep = ({ card }: StoredPersonEntry) => card !== undefined && fits(card);
  return {
    ...list,
    ...(order === 'longestAgo' && { order: 'ascending' }),
    ...(chosen.length > 0 && {
      filter: { name: JSON.stringify(chosen.toSorted()), keep, longestRead: LONGEST_READ },
    }),
  };
}

/** Tells who is among those that are asked for. */
function fitting(
  { profileType, pro, suspended, seen }: UserFilters,
  now: Date,
): (facts: PersonFacts) => boolean {
  const asked = seen && SEEN_FILTERS[seen];
  const since = asked && siteDayOf(now.getTime() - asked.days * DAY);
  const hasType = ({ profileTypes }: PersonFacts) =>
    profileType === undefined ||
    (profileType === 'none' ? profileTypes.length === 0 : profileTypes.includes(profileType));
  return (facts) =>
    hasType(facts) &&
    (pro === undefined || isProAt(facts, now.getTime())) &&
    (suspended === undefined || facts.isSuspended) &&
    (since === undefined || facts.seenOn >= since === asked?.isSeen);
}

async function findPeople(
  beginsWith: string,
  filters: UserFilters,
  { cursor, limit = DEFAULT_LIMIT }: table.PageRequest,
  now: Date,
) {
  const list = `${foundPeople.partition}#${beginsWith}`;
  const startKey =
    cursor === undefined ? undefined : { pk: foundPeople.partition, sk: decodeCursor(list, cursor) };
  const { items, lastKey } = await table.query(foundPeople, { beginsWith, limit, startKey });
  const fits = fitting(filters, now);
  // Found by two words of one name, a person is still one.
  const found = await describe([...new Set(items.map(({ userId }) => userId))], now);
  return {
    items: found.filter((each) => fits({ ...each, seenOn: seenOn(each) })),
    ...(lastKey && { nextCursor: encodeCursor(list, String(lastKey.sk)) }),
  };
}

const seenOn = ({ lastSeenOn, createdAt }: ListedUser) => lastSeenOn ?? siteDayOf(Date.parse(createdAt));

/** Entries that one request of a count reads, and that it reads in all; of those found by a word each person is looked at. */
const COUNTED_AT_ONCE = 4000;
const MOST_COUNTED = 20_000;
const MOST_FOUND_COUNTED = 200;

/** How many there are. @returns with `more` when the list goes on beyond those that were counted */
export async function countPeople({ q = '', ...filters }: UserFilters, now: Date) {
  if (q !== '') {
    const { items, nextCursor } = await listPeople({ q, ...filters }, { limit: MOST_FOUND_COUNTED }, now);
    return { count: items.length, more: nextCursor !== undefined };
  }
  const { filter } = everybody(filters, now);
  let [count, seen] = [0, 0];
  for await (const entries of table.itemsIn(people, COUNTED_AT_ONCE, { consistent: false })) {
    if (seen >= MOST_COUNTED) return { count, more: true };
    seen += entries.length;
    count += filter ? entries.filter(filter.keep).length : entries.length;
  }
  return { count, more: false };
}

/** Entries that are looked at for those few who are shown: addresses stand among the names. */
const MOST_ENTRIES = 100;

/**
 * Some of those whom the beginning of a word of their name finds, or their whole address: who has only a part of an address learns nothing of the rest by
 * typing on.
 */
export async function findByNameOrAddress(q: string, limit: number) {
  const wanted = beginningOf(q);
  const { items } = await table.query(foundPeople, { beginsWith: wanted, limit: MOST_ENTRIES });
  const isFound = (words = '') => words === wanted || !words.includes('@');
  const entries = items.filter((item) => isFound(foundPersonEntry.match(item)?.words));
  const userIds = new Set(entries.map(({ userId }) => userId));
  const found = await readAccounts([...userIds].slice(0, limit));
  return found.filter((each) => each !== undefined);
}

/** The rows of the list for these people, without those who are gone. */
async function describe(userIds: readonly string[], now: Date): Promise<ListedUser[]> {
  const profileOf = (userId: string, profileType: ProfileType) => profile.key({ userId, profileType });
  const keysOf = (userId: string) =>
    [
      account.key({ userId }),
      lastSeen.key({ userId }),
      suspension.key({ userId }),
      profileOf(userId, 'fisherman'),
      profileOf(userId, 'buyer'),
      profileOf(userId, 'organization_user'),
      ...GROUPS.map((group) => membership.key({ userId, group })),
    ] as const;
  const found = await table.getGroups(userIds.map(keysOf));
  return found.flatMap(([person, seen, suspended, fisherman, buyer, ofOrganization, ...memberships]) => {
    if (!person) return [];
    const { userId, name, email, createdAt } = person;
    return [
      {
        userId,
        name,
        email,
        createdAt,
        profileTypes: [fisherman, buyer, ofOrganization].flatMap((each) => each?.profileType ?? []),
        roles: memberships.flatMap((each) => each?.group ?? []),
        isSuspended: suspended !== undefined,
        isPro: fisherman !== undefined && isProAt(fisherman, now.getTime()),
        credits: fisherman?.credits,
        lastSeenOn: seen?.day,
      },
    ];
  });
}
