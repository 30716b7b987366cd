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
  /** User id, or in words what made the first ones. */
  assignedBy: z.string(),
  /** Absent where that is no person, or one who has left. */
  assignedByName: z.optional(z.string()),
  assignedAt: time,
};

/** Name and address are empty of who never signed in since. */
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
  /** Now. */
  isPro: z.boolean(),
  /** Of a fisherman. */
  credits: z.optional(z.int()),
  /** Absent of those who were not here since days are kept. */
  lastSeenOn: z.optional(z.iso.date()),
});
export type ListedUser = z.infer<typeof listedUser>;

export const PROFILE_FILTERS = [...PROFILE_TYPES, 'none'] as const;
/** Seen within so many days, or not for so many. Anyone not seen since days are kept counts as seen on the day they signed up. */
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
  /** With q people come in the order of the words that they are found by. */
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
  /** When it ends by itself. */
  until: z.optional(time),
});

const POST_KINDS = ['catch', 'pledge'] as const;

const pastReport = z.object({ id, reportType, status: z.enum(REPORT_STATES), createdAt: time });

export const userDetails = z.object({
  userId,
  name: z.string(),
  email: z.string(),
  createdAt: time,
  /** Absent of those who were not here since days are kept. */
  lastSeenOn: z.optional(z.iso.date()),
  photo: z.optional(photo),
  profiles: z.array(ownProfile),
  roles: z.array(z.object({ role: z.enum(GROUPS), ...MEMBERSHIP })),
  posts: z.object({
    /** On show now. */
    catches: z.int(),
    pledges: z.int(),
    /** The newest of each kind, hidden ones too. */
    latest: z.array(
      z.object({
        kind: z.enum(POST_KINDS),
        id,
        /** In words. */
        speciesName: z.string(),
        createdAt: time,
        hidden: z.boolean(),
      }),
    ),
  }),
  /** The newest that they made or settled, or that are on their pledges. */
  claims: z.array(
    z.object({
      id,
      pledgeId: id,
      organizationName: z.string(),
      /** In words. */
      speciesName: z.string(),
      meals: z.int(),
      state: z.enum(CLAIM_STATES),
      createdAt: time,
    }),
  ),
  /** For which they act. */
  organizations: z.array(ownOrganization),
  /** The newest about them, and those that they made. */
  reports: z.object({ about: z.array(pastReport), by: z.array(pastReport) }),
  suspension: z.optional(z.extend(suspension, { byName: z.optional(z.string()) })),
  /** Absent while the user pool does not say. */
  hasSecondFactor: z.optional(z.boolean()),
});
export type UserDetails = z.infer<typeof userDetails>;

export const suspensionBody = z.strictObject({
  /** Told to the person. */
  reason: requiredText(words.reason, REPORT_NOTE_LENGTH),
  /** Later than now; left out, it lasts until it is lifted. */
  until: z.optional(z.iso.datetime({ offset: true, error: words.endInvalid })),
});
export type SuspensionBody = z.output<typeof suspensionBody>;

export const creditsBody = z.strictObject({
  credits: z
    .int({ error: words.creditsInvalid })
    .check(z.minimum(1, words.creditsInvalid), z.maximum(MAX_CREDITS_GRANTED, words.creditsInvalid)),
  /** For those who read the audit. */
  reason: requiredText(words.reason, CLAIM_REASON_LENGTH),
});
export type CreditsBody = z.output<typeof creditsBody>;

export const proBody = z.strictObject({
  isPro: z.boolean(),
  /** Later than now; left out, it lasts until it is ended. */
  until: z.optional(z.iso.datetime({ offset: true, error: words.endInvalid })),
});

/** The name of the account, as a proof that it is meant. */
export const deletionBody = z.strictObject({
  name: z
    .string({ error: words.nameToConfirm })
    .check(z.minLength(1, words.nameToConfirm), z.maxLength(NAME_LENGTH.max, words.nameToConfirm)),
});
export type DeletionBody = z.output<typeof deletionBody>;
