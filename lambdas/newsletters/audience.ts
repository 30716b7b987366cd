/** The people of an audience, some at a time. */

import { GROUPS } from '#shared/contract/endpoint.ts';
import type { Flavour } from '#shared/flavours.ts';
import { MAILING } from '#shared/limits.ts';
import { type Audience, personOf } from '#shared/newsletters/audience.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { type Account, people, profile } from '../people/store/items.ts';
import { readMembers } from '../people/store/memberships.ts';
import { getItems, query } from '../table/index.ts';

export interface Recipient {
  userId: string;
  email: string;
  flavour: Flavour;
}

interface Part {
  people: Recipient[];
  /** Where the next part goes on; absent when this was the last one. */
  next?: string;
}

/** @param after where the part before it ended @param until whom to leave out: who came later (ISO 8601) */
export async function readAudience(
  audience: Audience,
  { after, until }: { after?: string; until?: string } = {},
): Promise<Part> {
  const person = personOf(audience);
  if (person !== undefined) return { people: await recipientsOf([person]) };
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

/** Those of these people who belong to the audience. */
async function pick(audience: Audience, userIds: readonly string[]): Promise<Recipient[]> {
  const recipients = await recipientsOf(userIds);
  const profileType = PROFILE_TYPES.find((each) => audience === `role.${each}`);
  if (!profileType) return recipients.filter(({ flavour }) => audience === `flavour.${flavour}`);
  const profiles = await getItems(recipients.map(({ userId }) => profile.key({ userId, profileType })));
  return recipients.filter((_, index) => profiles[index] !== undefined);
}

/** Leaves out people whose account is gone. */
export async function recipientsOf(userIds: readonly string[]): Promise<Recipient[]> {
  return (await readAccounts(userIds)).flatMap((account) => (account ? [toRecipient(account)] : []));
}

/** Each gets the email in the site that they signed up at. */
const toRecipient = ({ userId, email, flavour = 'consumer' }: Account): Recipient => ({
  userId,
  email,
  flavour,
});
