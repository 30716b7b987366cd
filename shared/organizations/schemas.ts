/** Aid organizations: their public data, and their members. */
import * as z from 'zod/mini';
import { phoneInvalid } from '#words/general/fields.ts';
import * as words from '#words/organizations/fields.ts';
import { coordinates, email, id, location, PHONE_PATTERN, requiredText, time, userId } from '../fields.ts';
import { MEALS_PER_WEEK, ORGANIZATION_RADIUS_MILES, PHONE_LENGTH } from '../limits.ts';
import { ein, papers, papersForm } from '../receipts/papers.ts';
import { ORGANIZATION_TYPES } from './application-schemas.ts';

/**
 * A coordinator can do everything. A collector can claim, collect and record served meals, but can't change the
 * organization itself.
 */
export const MEMBER_ROLES = ['coordinator', 'collector'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ORGANIZATION_STATES = ['active', 'paused'] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];

export const COLD_STORAGE = ['refrigerator', 'freezer'] as const;
export type ColdStorage = (typeof COLD_STORAGE)[number];

/** The public data of an organization, without its members. */
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

/** The organization's capacity, and how far it travels. */
const settings = {
  place: location,
  /** How far it travels for a pledge. */
  radiusMiles: wholeNumber(words.radiusMiles, ORGANIZATION_RADIUS_MILES),
  mealsPerWeek: wholeNumber(words.mealsPerWeek, MEALS_PER_WEEK),
  coldStorage: z.array(z.enum(COLD_STORAGE)).check(
    z.maxLength(COLD_STORAGE.length, { error: words.coldStorageOnce, abort: true }),
    z.refine((kinds) => new Set(kinds).size === kinds.length, words.coldStorageOnce),
  ),
};

export const organizationSettings = z.strictObject(settings);

/** The contact person for the organization's members and for managers of community aid. */
const contact = z.strictObject({
  // The same limit as in an application.
  name: requiredText(words.contactName, 200),
  email,
  /** Empty when there is none. */
  phone: z.string().check(
    z.trim(),
    z.maxLength(PHONE_LENGTH.max, phoneInvalid),
    z.refine((text) => text === '' || PHONE_PATTERN.test(text), phoneInvalid),
  ),
});

/** The values as the organization's form shows them. */
export const organizationForm = z.strictObject({
  ...settings,
  contact,
  state: z.enum(ORGANIZATION_STATES),
});
export type OrganizationForm = z.output<typeof organizationForm>;

/** Only the changed fields. */
export const organizationPatch = z.strictObject({
  place: z.optional(settings.place),
  radiusMiles: z.optional(settings.radiusMiles),
  mealsPerWeek: z.optional(settings.mealsPerWeek),
  coldStorage: z.optional(settings.coldStorage),
  contact: z.optional(contact),
  state: z.optional(z.enum(ORGANIZATION_STATES)),
  /** For its receipts. */
  papers: z.optional(papersForm),
});
export type OrganizationPatch = z.output<typeof organizationPatch>;

/** A manager's changes. */
export const managedOrganizationPatch = z.extend(organizationPatch, {
  /** The number that the manager has checked in the IRS's own search of tax-exempt organizations. */
  verifiedEin: z.optional(ein),
});

/** The organization as its members and managers of community aid see it. */
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
  papers: z.optional(papers),
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

const memberRole = z.enum(MEMBER_ROLES);

/** A membership as the member sees it. */
export const ownOrganization = z.object({ id, name: z.string(), role: memberRole });

export const organizationMember = z.object({ userId, name: z.string(), role: memberRole, since: time });
export type OrganizationMember = z.infer<typeof organizationMember>;

/** The first person with this email address becomes a member. */
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

/** An invitation as the invited person sees it. */
export const ownInvitation = z.object({ organizationId: id, name: z.string(), role: memberRole });
export type OwnInvitation = z.infer<typeof ownInvitation>;

export const JOIN_STATES = ['open', 'accepted', 'declined'] as const;
export type JoinState = (typeof JOIN_STATES)[number];

/** A person who asked to act for an organization, as its coordinators see them. */
export const joinRequest = z.object({ userId, name: z.string(), askedAt: time });

/** A result of a search by name. */
export const foundOrganization = z.object({ id, name: z.string(), place: z.string() });
export type FoundOrganization = z.infer<typeof foundOrganization>;
