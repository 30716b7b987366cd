import * as z from 'zod/mini';
import { EMAIL_MESSAGE, email, id, PHONE_MESSAGE, PHONE_PATTERN } from '../fields.ts';
import { PHONE_LENGTH } from '../limits.ts';

/** Kinds of organizations that take part; `individual` acts as an organization of one. */
export const ORGANIZATION_TYPES = {
  food_bank: 'Food bank or pantry',
  church: 'Church or faith group',
  shelter: 'Shelter or meal site',
  school: 'School or youth program',
  aid_group: 'Mutual aid group',
  individual: 'Individual aid provider',
  other: 'Other',
} as const;
export type OrganizationType = keyof typeof ORGANIZATION_TYPES;
const TYPES = Object.keys(ORGANIZATION_TYPES) as [OrganizationType, ...OrganizationType[]];

const SHORT = 200;
const LONG = 2000;

/** Free text that only the site's own people read. */
const required = (words: string, max: number) =>
  z
    .string({ error: `${words} is required` })
    .check(
      z.trim(),
      z.minLength(1, `${words} is required`),
      z.maxLength(max, `${words} must be at most ${max} characters`),
    );

const optional = (words: string, max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `${words} must be at most ${max} characters`)), '');

const isPhone = (text: string) =>
  PHONE_PATTERN.test(text) && text.length >= PHONE_LENGTH.min && text.length <= PHONE_LENGTH.max;

const isWebsite = (text: string) => /^https?:\/\/[^\s<>"]+\.[^\s<>"]+$/i.test(text);

/** The community aid application (second document, sections 3 and 5). */
export const aidApplicationBody = z.strictObject({
  contactName: required('Your name', SHORT),
  contactEmail: z.string({ error: 'Your email is required' }).check(
    z.trim(),
    z.minLength(1, 'Your email is required'),
    z.refine((text) => z.safeParse(email, text).success, EMAIL_MESSAGE),
  ),
  contactPhone: optional('Phone', PHONE_LENGTH.max).check(
    z.refine((text) => text === '' || isPhone(text), PHONE_MESSAGE),
  ),
  organizationName: required('Organization name', SHORT),
  organizationType: z.enum(TYPES, { error: 'Organization type is required' }),
  organizationWebsite: optional('Website', 500).check(
    z.refine(
      (text) => text === '' || isWebsite(text),
      'Please enter a full web address, such as https://example.org',
    ),
  ),
  servingArea: required('Serving area', SHORT),
  currentCapacity: required('Current capacity', LONG),
  experience: required('Experience', LONG),
  availability: required('Availability', LONG),
  questions: optional('Questions', LONG),
  termsAccepted: z.literal(true, { error: 'Please agree to the terms and conditions to continue.' }),
});
export type AidApplicationBody = z.output<typeof aidApplicationBody>;

export const recordId = z.object({ id });
