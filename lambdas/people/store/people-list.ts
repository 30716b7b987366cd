/** Lists of people for administrators, with an entry by time and one for each word under which a person is found. */

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

/**
 * Reads one page of all people in the requested order, or of people whom `q` finds, in alphabetical order of the found
 * words.
 */
export async function listPeople({ q = '', ...filters }: UserFilters, page: table.PageRequest, now: Date) {
  if (q !== '') return await findPeople(beginningOf(q), filters, page, now);
  const { items, ...rest } = await table.readPage(everybody(filters, now), page, now);
  return { items: await describe(items.map(userIdOf), now), ...rest };
}

const userIdOf = (entry: table.Key) => personEntry.match(entry)?.userId ?? '';

/** This many entries are about half of the megabyte that one request can read. */
const LONGEST_READ = 2000;

/** Chooses the list with the requested order, and the filter. */
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

/** Returns a function that checks whether a person matches the filters. */
function fitting(
  { profileType, pro, suspended, seen }: UserFilters,
  now: Date,
): (facts: PersonFacts) => boolean {
  const seenFilter = seen && SEEN_FILTERS[seen];
  const since = seenFilter && siteDayOf(now.getTime() - seenFilter.days * DAY);
  const hasType = ({ profileTypes }: PersonFacts) =>
    profileType === undefined ||
    (profileType === 'none' ? profileTypes.length === 0 : profileTypes.includes(profileType));
  return (facts) =>
    hasType(facts) &&
    (pro === undefined || isProAt(facts, now.getTime())) &&
    (suspended === undefined || facts.isSuspended) &&
    (since === undefined || facts.seenOn >= since === seenFilter?.isSeen);
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
  // A person found by two words of their name is listed once.
  const found = await describe([...new Set(items.map(({ userId }) => userId))], now);
  return {
    items: found.filter((each) => fits({ ...each, seenOn: seenOn(each) })),
    ...(lastKey && { nextCursor: encodeCursor(list, String(lastKey.sk)) }),
  };
}

const seenOn = ({ lastSeenOn, createdAt }: ListedUser) => lastSeenOn ?? siteDayOf(Date.parse(createdAt));

/** The maximum number of entries in one request of a count, and in the whole count. */
const COUNTED_AT_ONCE = 4000;
const MOST_COUNTED = 20_000;
/** Lower than for the other count, since each found person is read, which costs more. */
const MOST_FOUND_COUNTED = 200;

/** Counts people. @returns `more` if the list has more than the counted ones */
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

/** The maximum number of entries to read. Names and email addresses are in the same list. */
const MOST_ENTRIES = 100;

/**
 * Finds people by the beginning of a word of their name, or by their whole address. A part of an address finds nobody,
 * so that nobody can find out the rest by typing on.
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

/** Returns the rows of these people, without deleted accounts. */
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
