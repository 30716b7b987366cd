/** A person's public name: the name in their primary profile, or else the name they signed up with. */
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { shownName } from '#shared/text/plain-text.ts';
import { type Found, getGroups } from '../../table/index.ts';
import { type Account, account, profile, type StoredProfile } from './items.ts';

const NAMELESS = 'Somebody';

/** Keys of the items that hold a public name. */
export const publicNameKeys = (userId: string) =>
  [
    account.key({ userId }),
    profile.key({ userId, profileType: 'fisherman' }),
    profile.key({ userId, profileType: 'buyer' }),
    profile.key({ userId, profileType: 'organization_user' }),
  ] as const;

type NameSources = readonly [Found<Account> | undefined, ...(Found<StoredProfile> | undefined)[]];

/** @param found the items of `publicNameKeys` @returns undefined for people without an account */
export function publicNameIn([person, ...profiles]: NameSources): string | undefined {
  if (!person) return undefined;
  return shownName(profiles.find((each) => each?.isPrimary)?.name || person.name) || NAMELESS;
}

/** Names of people by their ids. People without an account are missing. */
export type PublicNames = ReadonlyMap<string, string>;

/** @param userIds may contain an id several times, and undefined for nobody */
export async function readPublicNames(userIds: readonly (string | undefined)[]): Promise<PublicNames> {
  const people = [...new Set(userIds.filter((userId) => userId !== undefined))];
  const found = await getGroups(people.map(publicNameKeys));
  return new Map(
    found.flatMap((sources, index) => {
      const [userId, name] = [people[index], publicNameIn(sources)];
      return userId === undefined || name === undefined ? [] : [[userId, name] as const];
    }),
  );
}

/** Returns the name of one person; undefined for people without an account. */
export async function readPublicName(userId: string): Promise<string | undefined> {
  return (await readPublicNames([userId])).get(userId);
}

/** The name to show beside an action of a person, even after they have left. */
export const nameIn = (names: PublicNames, userId: string): string => names.get(userId) ?? DELETED_PERSON;

/** The same name with the person's id. */
export const personIn = (names: PublicNames, userId: string) => ({ userId, name: nameIn(names, userId) });
