import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import { emailInvalid, phoneInvalid } from '#words/general/fields.ts';
import * as words from '#words/organizations/application.ts';
import { email, id, PHONE_PATTERN, requiredText, time, userId } from '../fields.ts';
import { EMAIL_LENGTH, PHONE_LENGTH } from '../limits.ts';
import { namesOf } from '../names-of.ts';
import { normalizeEmail } from '../text/normalize-email.ts';

/** Kinds of organizations; `individual` acts as an organization of one person. */
export type OrganizationType = keyof typeof words.organizationTypes;
export const ORGANIZATION_TYPES = namesOf(words.organizationTypes);

const SHORT = 200;
const LONG = 2000;

const optional = (field: string, max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, isTooLong(field, max))), '');

const isPhone = (text: string) =>
  PHONE_PATTERN.test(text) && text.length >= PHONE_LENGTH.min && text.length <= PHONE_LENGTH.max;

/** Checks only the first dot of the host name, so that a text full of dots doesn't take longer than any other. */
const isWebsite = (text: string) => /^https?:\/\/[^\s<>"][^\s<>".]*\.[^\s<>"]+$/i.test(text);

/** The community aid application (second document, sections 3 and 5). */
export const aidApplicationBody = z.strictObject({
  contactName: requiredText(words.contactName, SHORT),
  // In the same form as an account's address, because the person is invited by it later.
  contactEmail: z.string({ error: isRequired(words.contactEmail) }).check(
    z.overwrite<string>(normalizeEmail),
    z.minLength(1, isRequired(words.contactEmail)),
    z.maxLength(EMAIL_LENGTH, { error: emailInvalid, abort: true }),
    z.refine((text) => z.safeParse(email, text).success, emailInvalid),
  ),
  contactPhone: optional(words.contactPhone, PHONE_LENGTH.max).check(
    z.refine((text) => text === '' || isPhone(text), phoneInvalid),
  ),
  organizationName: requiredText(words.organizationName, SHORT),
  organizationType: z.enum(ORGANIZATION_TYPES, { error: isRequired(words.organizationType) }),
  organizationWebsite: optional(words.organizationWebsite, 500).check(
    z.refine((text) => text === '' || isWebsite(text), words.websiteInvalid),
  ),
  servingArea: requiredText(words.servingArea, SHORT),
  currentCapacity: requiredText(words.currentCapacity, LONG),
  experience: requiredText(words.experience, LONG),
  availability: requiredText(words.availability, LONG),
  questions: optional(words.questions, LONG),
  termsAccepted: z.literal(true, { error: words.termsRequired.description }),
});
export type AidApplicationBody = z.output<typeof aidApplicationBody>;

export const APPLICATION_STATES = ['new', 'approved', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An application as the people who decide about it see it. */
export const aidApplication = z.object({
  id,
  status: z.enum(APPLICATION_STATES),
  createdAt: time,
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  organizationName: z.string(),
  organizationType: z.enum(ORGANIZATION_TYPES),
  organizationWebsite: z.string(),
  servingArea: z.string(),
  currentCapacity: z.string(),
  experience: z.string(),
  availability: z.string(),
  questions: z.string(),
  decision: z.optional(
    z.object({
      by: z.object({ userId, name: z.string() }),
      at: time,
      reason: z.optional(z.string()),
    }),
  ),
  /** The organization that its approval created. */
  organizationId: z.optional(id),
});
export type AidApplication = z.output<typeof aidApplication>;

export const recordId = z.object({ id });
