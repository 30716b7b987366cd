/** What others call a person: by their primary profile, or else by the name they signed up with. */
import { shownName } from '#shared/plain-text.ts';
import { type Found, getGroups } from '../../table/index.ts';
import { type Account, account, profile, type StoredProfile } from './items.ts';

const NAMELESS = 'Somebody';

/** What a name is found in. */
export const publicNameKeys = (userId: string) =>
  [
    account.key({ userId }),
    profile.key({ userId, profileType: 'fisherman' }),
    profile.key({ userId, profileType: 'buyer' }),
    profile.key({ userId, profileType: 'organization_user' }),
  ] as const;

type NameSources = readonly [Found<Account> | undefined, ...(Found<StoredProfile> | undefined)[]];

/** @param found what lies under `publicNameKeys`; undefined for who has no account */
export function publicNameIn([person, ...profiles]: NameSources): string | undefined {
  if (!person) return undefined;
  return shownName(profiles.find((each) => each?.isPrimary)?.name || person.name) || NAMELESS;
}

/** Names in the order of the ids, undefined for who has no account. */
export async function readPublicNames(userIds: readonly string[]): Promise<(string | undefined)[]> {
  return (await getGroups(userIds.map(publicNameKeys))).map(publicNameIn);
}
