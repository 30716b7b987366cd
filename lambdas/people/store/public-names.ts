/** What others call a person: by their primary profile, or else by the name they signed up with. */
import { PROFILE_TYPES } from '#shared/accounts/profile-types.ts';
import { accountKey, type Key, profileKey } from '../../table/keys.ts';
import { getItems } from '../../table/read.ts';
import type { Account, StoredProfile } from './users.ts';

const NAMELESS = 'Somebody';

/** What a name is found in. */
export const publicNameKeys = (userId: string): Key[] => [
  accountKey(userId),
  ...PROFILE_TYPES.map((type) => profileKey(userId, type)),
];
export const NAME_KEYS = publicNameKeys('').length;

/** @param found what lies under `publicNameKeys`, in their order; undefined for who has no account */
export function publicNameIn(found: readonly (object | undefined)[]): string | undefined {
  const [account, ...profiles] = found as [Account | undefined, ...(StoredProfile | undefined)[]];
  if (!account) return undefined;
  return profiles.find((profile) => profile?.isPrimary)?.name || account.name || NAMELESS;
}

/** People whose names one request reads. */
const AT_ONCE = 25;

/** Names in the order of the ids, undefined for who has no account. */
export async function readPublicNames(userIds: readonly string[]): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const some = userIds.slice(from, from + AT_ONCE);
    const found = await getItems(some.flatMap(publicNameKeys));
    for (const index of some.keys()) {
      names.push(publicNameIn(found.slice(index * NAME_KEYS, (index + 1) * NAME_KEYS)));
    }
  }
  return names;
}
