/** People as administrators see them. */
import * as z from 'zod/mini';
import * as words from '#words/people/fields.ts';
import { CLAIM_STATES } from '../claims/rules.ts';
import { GROUPS } from '../contract/endpoint.ts';
import { id, requiredText, time, userId } from '../fields.ts';
import {
  CLAIM_REASON_LENGTH,
  MAX_CREDITS_GRANTED,
  NAME_LENGTH,
  PERSON_NOTE_LENGTH,
  REPORT_NOTE_LENGTH,
} from '../limits.ts';
import { REPORT_STATES, reportType } from '../moderation/schemas.ts';
import { namesOf } from '../names-of.ts';
import { ownOrganization } from '../organizations/schemas.ts';
import { photo } from '../photos/schemas.ts';
import { ownProfile } from '../profiles/own-profile.ts';
import { PROFILE_TYPES } from '../profiles/profile-types.ts';

/** The person who gave a role, and the time. */
const MEMBERSHIP = {
  /** A user id, or a description of how the first memberships were made. */
  assignedBy: z.string(),
  /** Absent if that is not a person, or one who has deleted their account. */
  assignedByName: z.optional(z.string()),
  assignedAt: time,
};

/** Name and address are empty for people who have never signed in since. */
export const roleMember = z.object({ userId, name: z.string(), email: z.string(), ...MEMBERSHIP });
export type RoleMember = z.infer<typeof roleMember>;

export const listedUser = z.object({
  userId,
  name: z.string(),
  email: z.string(),
  createdAt: time,
  profileTypes: z.array(z.enum(PROFILE_TYPES)),
  roles: z.array(z.enum(GROUPS)),
  isSuspended: z.boolean(),
  /** Whether they are Pro at the moment. */
  isPro: z.boolean(),
  /** Only for fishermen. */
  credits: z.optional(z.int()),
  /** Absent for people who were never here since such days are recorded. */
  lastSeenOn: z.optional(z.iso.date()),
});
export type ListedUser = z.infer<typeof listedUser>;

export const PROFILE_FILTERS = [...PROFILE_TYPES, 'none'] as const;
/**
 * Seen within this many days, or not for this many. A person who was not seen since such days are recorded counts as
 * seen on the day of signing up.
 */
export const SEEN_FILTERS = {
  week: { days: 7, isSeen: true },
  month: { days: 30, isSeen: true },
  notForMonth: { days: 30, isSeen: false },
  notForQuarter: { days: 90, isSeen: false },
  notForYear: { days: 365, isSeen: false },
} as const;
export const SEEN_NAMES = namesOf(SEEN_FILTERS);
export const USER_ORDERS = ['newest', 'lastSeen', 'longestAgo'] as const;

export const userFilters = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  profileType: z.optional(z.enum(PROFILE_FILTERS)),
  pro: z.optional(z.literal('true')),
  suspended: z.optional(z.literal('true')),
  seen: z.optional(z.enum(SEEN_NAMES)),
  /** With `q`, the order is that of the words by which people are found. */
  order: z.optional(z.enum(USER_ORDERS)),
});
export type UserFilters = z.output<typeof userFilters>;

export const personNote = z.object({
  id,
  text: z.string(),
  writtenAt: time,
  writtenBy: z.object({ userId, name: z.string() }),
});
export type PersonNote = z.infer<typeof personNote>;

export const personNoteBody = z.strictObject({ text: requiredText(words.note, PERSON_NOTE_LENGTH) });
export type PersonNoteBody = z.output<typeof personNoteBody>;

export const suspension = z.object({
  since: time,
  reason: z.optional(z.string()),
  /** The end of a suspension that ends automatically. */
  until: z.optional(time),
});

const POST_KINDS = ['catch', 'pledge'] as const;

const pastReport = z.object({ id, reportType, status: z.enum(REPORT_STATES), createdAt: time });

export const userDetails = z.object({
  userId,
  name: z.string(),
  email: z.string(),
  createdAt: time,
  /** Absent for people who were never here since such days are recorded. */
  lastSeenOn: z.optional(z.iso.date()),
  photo: z.optional(photo),
  profiles: z.array(ownProfile),
  roles: z.array(z.object({ role: z.enum(GROUPS), ...MEMBERSHIP })),
  posts: z.object({
    /** Currently visible posts. */
    catches: z.int(),
    pledges: z.int(),
    /** The newest of each kind, hidden ones too. */
    latest: z.array(
      z.object({
        kind: z.enum(POST_KINDS),
        id,
        /** The species' name. */
        speciesName: z.string(),
        createdAt: time,
        hidden: z.boolean(),
      }),
    ),
  }),
  /** The newest claims that they made or decided, or that are on their pledges. */
  claims: z.array(
    z.object({
      id,
      pledgeId: id,
      organizationName: z.string(),
      /** The species' name. */
      speciesName: z.string(),
      meals: z.int(),
      state: z.enum(CLAIM_STATES),
      createdAt: time,
    }),
  ),
  /** Organizations of which they are a member. */
  organizations: z.array(ownOrganization),
  /** The newest reports about them and by them. */
  reports: z.object({ about: z.array(pastReport), by: z.array(pastReport) }),
  suspension: z.optional(z.extend(suspension, { byName: z.optional(z.string()) })),
  /** Absent if the user pool can't be reached. */
  hasSecondFactor: z.optional(z.boolean()),
});
export type UserDetails = z.infer<typeof userDetails>;

export const suspensionBody = z.strictObject({
  /** The person sees it. */
  reason: requiredText(words.reason, REPORT_NOTE_LENGTH),
  /** In the future. Without it, the suspension lasts until it is lifted. */
  until: z.optional(z.iso.datetime({ offset: true, error: words.endInvalid })),
});
export type SuspensionBody = z.output<typeof suspensionBody>;

export const creditsBody = z.strictObject({
  credits: z
    .int({ error: words.creditsInvalid })
    .check(z.minimum(1, words.creditsInvalid), z.maximum(MAX_CREDITS_GRANTED, words.creditsInvalid)),
  /** For the readers of the audit. */
  reason: requiredText(words.reason, CLAIM_REASON_LENGTH),
});
export type CreditsBody = z.output<typeof creditsBody>;

export const proBody = z.strictObject({
  isPro: z.boolean(),
  /** In the future. Without it, Pro lasts until it is ended. */
  until: z.optional(z.iso.datetime({ offset: true, error: words.endInvalid })),
});

/** The name of the account, as a confirmation. */
export const deletionBody = z.strictObject({
  name: z
    .string({ error: words.nameToConfirm })
    .check(z.minLength(1, words.nameToConfirm), z.maxLength(NAME_LENGTH.max, words.nameToConfirm)),
});
export type DeletionBody = z.output<typeof deletionBody>;
