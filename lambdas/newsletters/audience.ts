/** Reads the people of an audience in parts. */

import { GROUPS } from '#shared/contract/endpoint.ts';
import { MAILING } from '#shared/limits.ts';
import { type Audience, personOf, siteOfSubscribers, surroundingsOf } from '#shared/newsletters/audience.ts';
import { milesBetween } from '#shared/places/distance.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { profile, type StoredProfile } from '../people/store/items.ts';
import { people } from '../people/store/list-items.ts';
import { readMembers } from '../people/store/memberships.ts';
import { placeOf } from '../people/store/place-of-profile.ts';
import { resolvePlace } from '../services/places.ts';
import { getGroups, query } from '../table/index.ts';
import { type Recipient, recipientsOf } from './recipients.ts';
import { listSubscribers } from './store/subscriptions.ts';

interface Part {
  people: Recipient[];
  /** The cursor of the next part; absent after the last one. */
  next?: string;
}

/** @param after the cursor that the previous part returned @param until leaves out people who joined later */
export async function readAudience(
  audience: Audience,
  { after, until }: { after?: string; until?: string } = {},
): Promise<Part> {
  const person = personOf(audience);
  if (person !== undefined) return { people: await recipientsOf([person]) };
  const site = siteOfSubscribers(audience);
  if (site) return await listSubscribers(site, { after, until });
  const group = GROUPS.find((each) => audience === `role.${each}`);
  if (group) {
    const { members, last } = await readMembers(group, { limit: MAILING.peopleAPart, after });
    const userIds = members.map(({ userId }) => userId);
    return { people: await recipientsOf(userIds), next: last };
  }
  const { items, lastKey } = await query(people, { after, limit: MAILING.peopleAPart });
  const found = items.filter(({ sk }) => until === undefined || sk <= `${until}$`);
  const isLast = lastKey === undefined || found.length < items.length;
  const last = items.at(-1);
  const userIds = found.map(({ userId }) => userId);
  return {
    people: await pick(audience, userIds),
    ...(!isLast && last && { next: last.sk }),
  };
}

/** Returns the people among these ids who belong to the audience. */
async function pick(audience: Audience, userIds: readonly string[]): Promise<Recipient[]> {
  const surroundings = surroundingsOf(audience);
  const { whom } = surroundings ?? { whom: audience };
  const isWithin = surroundings && (await withinOf(surroundings));
  const recipients = await recipientsOf(userIds);
  const role = PROFILE_TYPES.find((each) => whom === `role.${each}`);
  const ofSite = role ? recipients : recipients.filter(({ flavour }) => whom === `flavour.${flavour}`);
  if (!role && !isWithin) return ofSite;
  const types = role ? [role] : PROFILE_TYPES;
  const profiles = await getGroups(
    ofSite.map(({ userId }) => types.map((profileType) => profile.key({ userId, profileType }))),
  );
  const belongs = await Promise.all(
    profiles.map(async (own) => {
      const found = own.filter((each) => each !== undefined);
      if (!isWithin) return found.length > 0;
      return (await Promise.all(found.map(isWithin))).includes(true);
    }),
  );
  return ofSite.filter((_, index) => belongs[index]);
}

/** Returns a function that checks whether a profile is within the distance; never, if the place is not known. */
async function withinOf({ place, miles }: { place: string; miles: number }) {
  const centre = await resolvePlace(place);
  return async (found: StoredProfile): Promise<boolean> => {
    const { coordinates } = await placeOf(found);
    return centre !== undefined && coordinates !== undefined && milesBetween(centre, coordinates) <= miles;
  };
}
