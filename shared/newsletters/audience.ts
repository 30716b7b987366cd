/**
 * The audience of a mailing: everybody with a role, the people or subscribers of one site, people near a place, or one
 * person.
 */
import * as z from 'zod/mini';
import * as words from '#words/newsletters/newsletters.ts';
import { GROUPS } from '../contract/endpoint.ts';
import { userId } from '../fields.ts';
import { FLAVOURS, type Flavour } from '../flavours.ts';
import { LOCATION_LENGTH } from '../limits.ts';
import { PROFILE_TYPES } from '../profiles/profile-types.ts';

/** A role is a profile type, or a group of people who run the site. */
export const AUDIENCE_ROLES = [...PROFILE_TYPES, ...GROUPS] as const;
export type AudienceRole = (typeof AUDIENCE_ROLES)[number];

type Flavoured = `flavour.${(typeof FLAVOURS)[number]}`;
/** Audiences whose people have a place, if their profiles name one. */
type Placed = Flavoured | `role.${(typeof PROFILE_TYPES)[number]}`;

/**
 * In the form `role.fisherman`, `flavour.community`, `subscribers.community`, `role.buyer within 10 miles of Portland,
 * ME`, `person.<user id>`. A person belongs to the site where they signed up, which is also the site of their other
 * emails. Subscribers have no account on their site.
 */
export type Audience =
  | Flavoured
  | `role.${AudienceRole}`
  | `subscribers.${Flavour}`
  | `${Placed} within ${number} miles of ${string}`
  | `person.${string}`;

const PLACED: readonly Placed[] = [
  ...FLAVOURS.map((flavour) => `flavour.${flavour}` as const),
  ...PROFILE_TYPES.map((type) => `role.${type}` as const),
];

/** All audiences except single people, in the order of the form. */
export const AUDIENCES: readonly Audience[] = [
  ...PLACED,
  ...FLAVOURS.map((flavour) => `subscribers.${flavour}` as const),
  ...GROUPS.map((group) => `role.${group}` as const),
];

/** Choices of a radius in miles: a harbor, its surroundings as in Near Me, a stretch of coast. */
export const AUDIENCE_MILES = [10, 35, 100] as const;

interface Surroundings {
  miles: (typeof AUDIENCE_MILES)[number];
  /** A town or ZIP code as the person entered it. */
  place: string;
}

const WITHIN = /^(?<whom>\S+) within (?<miles>\d+) miles of (?<place>\S.*)$/;

/** For an audience near a place: the wider audience, and the place. */
export function surroundingsOf(audience: string): (Surroundings & { whom: Audience }) | undefined {
  const { whom, miles, place = '' } = WITHIN.exec(audience)?.groups ?? {};
  const found = PLACED.find((each) => each === whom);
  const within = AUDIENCE_MILES.find((each) => String(each) === miles);
  if (!found || !within || place.length > LOCATION_LENGTH.max) return undefined;
  return { whom: found, miles: within, place };
}

/** Whether an audience can be limited to people near a place. */
export const isPlaced = (audience: string): audience is Placed => PLACED.some((each) => each === audience);

export const near = (whom: Placed, { miles, place }: Surroundings): Audience =>
  `${whom} within ${miles} miles of ${place}`;

/** The site of an audience of newsletter subscribers; undefined for other audiences. */
export const siteOfSubscribers = (audience: Audience): Flavour | undefined =>
  FLAVOURS.find((flavour) => audience === `subscribers.${flavour}`);

const PERSON = 'person.';

export const toPerson = (person: string): Audience => `${PERSON}${person}`;

/** The user id of an audience that is one person. */
export const personOf = (audience: Audience): string | undefined =>
  audience.startsWith(PERSON) ? audience.slice(PERSON.length) : undefined;

export function isAudience(text: string): text is Audience {
  if (AUDIENCES.some((each) => each === text) || surroundingsOf(text)) return true;
  return text.startsWith(PERSON) && z.safeParse(userId, text.slice(PERSON.length)).success;
}

export const audience = z.custom<Audience>(
  (value) => typeof value === 'string' && isAudience(value),
  words.audienceMissing,
);
