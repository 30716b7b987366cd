/** Whom a mailing goes to: everybody with a role, the people of one site, or one person. */
import * as z from 'zod/mini';
import * as words from '#words/newsletters/newsletters.ts';
import { GROUPS } from '../contract/endpoint.ts';
import { userId } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { PROFILE_TYPES } from '../profiles/profile-types.ts';

/** A role is a profile of that type, or a group of those who run the site. */
export const AUDIENCE_ROLES = [...PROFILE_TYPES, ...GROUPS] as const;
export type AudienceRole = (typeof AUDIENCE_ROLES)[number];

/**
 * As it is written: `role.fisherman`, `flavour.community`, `person.<user id>`. The people of a site are those who signed up there, whose other
 * emails have that face too; each is of one.
 */
export type Audience = `role.${AudienceRole}` | `flavour.${(typeof FLAVOURS)[number]}` | `person.${string}`;

/** All but single people, in the order in which they are chosen from. */
export const AUDIENCES: readonly Audience[] = [
  ...FLAVOURS.map((flavour) => `flavour.${flavour}` as const),
  ...AUDIENCE_ROLES.map((role) => `role.${role}` as const),
];

const PERSON = 'person.';

export const toPerson = (person: string): Audience => `${PERSON}${person}`;

/** Of an audience that is one person: their user id. */
export const personOf = (audience: Audience): string | undefined =>
  audience.startsWith(PERSON) ? audience.slice(PERSON.length) : undefined;

export function isAudience(text: string): text is Audience {
  if (AUDIENCES.some((each) => each === text)) return true;
  return text.startsWith(PERSON) && z.safeParse(userId, text.slice(PERSON.length)).success;
}

export const audience = z.custom<Audience>(
  (value) => typeof value === 'string' && isAudience(value),
  words.audienceMissing,
);
