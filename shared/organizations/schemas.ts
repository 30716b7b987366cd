/** Aid organizations: what everybody may know of them, and who acts for them. */
import * as z from 'zod/mini';
import { phoneInvalid } from '#words/general/fields.ts';
import * as words from '#words/organizations/fields.ts';
import { coordinates, email, id, location, PHONE_PATTERN, requiredText, time, userId } from '../fields.ts';
import { MEALS_PER_WEEK, ORGANIZATION_RADIUS_MILES, PHONE_LENGTH } from '../limits.ts';
import { ORGANIZATION_TYPES } from './application-schemas.ts';

/** A coordinator does everything; a collector claims, collects and records what was served, and changes nothing of the organization itself. */
export const MEMBER_ROLES = ['coordinator', 'collector'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ORGANIZATION_STATES = ['active', 'paused'] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];

export const COLD_STORAGE = ['refrigerator', 'freezer'] as const;
export type ColdStorage = (typeof COLD_STORAGE)[number];

/** As anyone may see it: nobody who works there. */
export const publicOrganization = z.object({
  id,
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  place: z.string(),
  mealsClaimed: z.int(),
  mealsServed: z.int(),
});

const wholeNumber = (field: string, { min, max }: { min: number; max: number }) => {
  const error = words.wholeNumber(field, min, max);
  return z.int({ error }).check(z.minimum(min, error), z.maximum(max, error));
};

/** The meals it serves, and the distance it goes for them. */
const settings = {
  place: location,
  /** How far it goes for a pledge. */
  radiusMiles: wholeNumber(words.radiusMiles, ORGANIZATION_RADIUS_MILES),
  mealsPerWeek: wholeNumber(words.mealsPerWeek, MEALS_PER_WEEK),
  coldStorage: z.array(z.enum(COLD_STORAGE)).check(
    z.maxLength(COLD_STORAGE.length, { error: words.coldStorageOnce, abort: true }),
    z.refine((kinds) => new Set(kinds).size === kinds.length, words.coldStorageOnce),
  ),
};

export const organizationSettings = z.strictObject(settings);

/** Whom its members and those who manage aid turn to. */
const contact = z.strictObject({
  // As long as in an application.
  name: requiredText(words.contactName, 200),
  email,
  /** Empty when there is none. */
  phone: z.string().check(
    z.trim(),
    z.maxLength(PHONE_LENGTH.max, phoneInvalid),
    z.refine((text) => text === '' || PHONE_PATTERN.test(text), phoneInvalid),
  ),
});

/** As the form of an organization holds it. */
export const organizationForm = z.strictObject({
  ...settings,
  contact,
  state: z.enum(ORGANIZATION_STATES),
});
export type OrganizationForm = z.output<typeof organizationForm>;

/** Only what changes. */
export const organizationPatch = z.strictObject({
  place: z.optional(settings.place),
  radiusMiles: z.optional(settings.radiusMiles),
  mealsPerWeek: z.optional(settings.mealsPerWeek),
  coldStorage: z.optional(settings.coldStorage),
  contact: z.optional(contact),
  state: z.optional(z.enum(ORGANIZATION_STATES)),
});
export type OrganizationPatch = z.output<typeof organizationPatch>;

/** As its members and those who manage aid see it. */
export const organizationDetails = z.extend(publicOrganization, {
  coordinates,
  radiusMiles: z.int(),
  mealsPerWeek: z.int(),
  coldStorage: z.array(z.enum(COLD_STORAGE)),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.optional(z.string()) }),
  state: z.enum(ORGANIZATION_STATES),
  openClaims: z.int(),
  mealsCollected: z.int(),
  createdAt: time,
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

const memberRole = z.enum(MEMBER_ROLES);

/** A membership, as the person themselves sees it. */
export const ownOrganization = z.object({ id, name: z.string(), role: memberRole });

export const organizationMember = z.object({ userId, name: z.string(), role: memberRole, since: time });
export type OrganizationMember = z.infer<typeof organizationMember>;

/** The first person that this address belongs to becomes a member. */
export const invitationBody = z.strictObject({ email, role: memberRole });
export type InvitationBody = z.output<typeof invitationBody>;

export const invitation = z.object({
  /** A hash of the address. */
  id: z.string().check(z.regex(/^[\w-]{43}$/)),
  email: z.string(),
  role: memberRole,
  invitedAt: time,
  expiresAt: time,
});
export type Invitation = z.infer<typeof invitation>;

/** An invitation as the person who was invited sees it. */
export const ownInvitation = z.object({ organizationId: id, name: z.string(), role: memberRole });
export type OwnInvitation = z.infer<typeof ownInvitation>;

export const JOIN_STATES = ['open', 'accepted', 'declined'] as const;
export type JoinState = (typeof JOIN_STATES)[number];

/** Somebody who asks to act for an organization, as its coordinators see them. */
export const joinRequest = z.object({ userId, name: z.string(), askedAt: time });

/** A result of a search by name. */
export const foundOrganization = z.object({ id, name: z.string(), place: z.string() });
export type FoundOrganization = z.infer<typeof foundOrganization>;
