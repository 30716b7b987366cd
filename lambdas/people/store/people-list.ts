/** Lists of people for administrators: an entry by time, and one for each word they are found by. */

import { GROUPS } from '#shared/contract/endpoint.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import { getGroups, type PageRequest, query, readPage } from '../../table/index.ts';
import { beginningOf } from './accounts.ts';
import { account, foundPeople, foundPersonEntry, membership, people, profile } from './items.ts';

/** One page of everybody, the newest first, or of those that `q` finds, by the word it finds them by. */
export async function listPeople(q: string, page: PageRequest, now: Date) {
  const { items, ...rest } =
    q === '' ? await readPage(people, page, now) : await findPeople(beginningOf(q), page);
  // Found by two words of one name, a person is still one.
  const userIds = [...new Set(items.map(({ userId }) => userId))];
  return { items: await describe(userIds), ...rest };
}

async function findPeople(beginsWith: string, { cursor, limit = DEFAULT_LIMIT }: PageRequest) {
  const list = `${foundPeople.partition}#${beginsWith}`;
  const startKey =
    cursor === undefined ? undefined : { pk: foundPeople.partition, sk: decodeCursor(list, cursor) };
  const { items, lastKey } = await query(foundPeople, { beginsWith, limit, startKey });
  return { items, ...(lastKey && { nextCursor: encodeCursor(list, String(lastKey.sk)) }) };
}

/** Entries that are looked at for those few who are shown: addresses stand among the names. */
const MOST_ENTRIES = 100;

/**
 * Some of those whom the beginning of a word of their name finds, or their whole address: who has only a part of an address learns nothing of the rest by
 * typing on.
 */
export async function findByNameOrAddress(q: string, limit: number) {
  const wanted = beginningOf(q);
  const { items } = await query(foundPeople, { beginsWith: wanted, limit: MOST_ENTRIES });
  const isFound = (words = '') => words === wanted || !words.includes('@');
  const entries = items.filter((item) => isFound(foundPersonEntry.match(item)?.words));
  const userIds = new Set(entries.map(({ userId }) => userId));
  return await describe([...userIds].slice(0, limit));
}

/** The rows of the list for these people, without those who are gone. */
async function describe(userIds: readonly string[]) {
  const keysOf = (userId: string) =>
    [
      account.key({ userId }),
      ...PROFILE_TYPES.map((profileType) => profile.key({ userId, profileType })),
      ...GROUPS.map((group) => membership.key({ userId, group })),
      suspension.key({ userId }),
    ] as const;
  const found = await getGroups(userIds.map(keysOf));
  return found.flatMap(([person, ...rest]) => {
    if (!person) return [];
    const { userId, name, email, createdAt } = person;
    return [
      {
        userId,
        name,
        email,
        createdAt,
        profileTypes: PROFILE_TYPES.filter((_, index) => rest[index] !== undefined),
        roles: GROUPS.filter((_, index) => rest[PROFILE_TYPES.length + index] !== undefined),
        isSuspended: rest.at(-1) !== undefined,
      },
    ];
  });
}
