/**
 * Profiles: what a person is here as. Limits and words of the editor: second document, section 5; what is refused rather than stripped,
 * and in whose words: first document, section 5.
 */
import * as z from 'zod/mini';
import { PHONE_PATTERN, PUBLIC_NAME_PATTERN } from '../fields.ts';
import { LOCATION_LENGTH, NAME_LENGTH, PHONE_LENGTH, PROFILE_BIO_LENGTH, ROLE_LENGTH } from '../limits.ts';

/** The editor's word for a field that breaks a rule. */
export const badField = (field: string) => `Invalid Input: Please check the ${field} field format`;

const FORBIDDEN = /^[^<>"&]*$/;
/** Pasted tabs and bells, which nobody means; a text of several lines keeps its ends of line. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '');
const oneLine = z.overwrite<string>((text) => withoutControls(text.replace(/\s+/g, ' ')).trim());
const severalLines = z.overwrite<string>((text) =>
  withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
);

const name = z
  .string({ error: badField('name') })
  .check(
    oneLine,
    z.regex(FORBIDDEN, 'Name contains invalid characters'),
    z.minLength(NAME_LENGTH.min, badField('name')),
    z.maxLength(NAME_LENGTH.max, badField('name')),
  );

/** A fisherman's name is shown to everybody. */
const fishermanName = name.check(z.regex(PUBLIC_NAME_PATTERN, badField('name')));

/** Empty when there is none. */
const phone = z.string({ error: badField('phone') }).check(
  z.trim(),
  z.maxLength(PHONE_LENGTH.max, badField('phone')),
  z.refine((text) => text === '' || PHONE_PATTERN.test(text), badField('phone')),
);

/** Empty when there is none; one letter is no place. */
const location = z.string({ error: badField('location') }).check(
  oneLine,
  z.regex(FORBIDDEN, 'Location contains invalid characters'),
  z.maxLength(LOCATION_LENGTH.max, badField('location')),
  z.refine((text) => text === '' || text.length >= LOCATION_LENGTH.min, badField('location')),
);

const bio = z
  .string({ error: badField('bio') })
  .check(
    severalLines,
    z.regex(FORBIDDEN, 'Bio contains invalid characters'),
    z.maxLength(PROFILE_BIO_LENGTH, badField('bio')),
  );

/** What a member does in the organization. */
const role = z
  .string({ error: badField('role') })
  .check(
    oneLine,
    z.regex(FORBIDDEN, 'Role contains invalid characters'),
    z.maxLength(ROLE_LENGTH, badField('role')),
  );

const common = { phone: z._default(phone, ''), location: z._default(location, ''), bio: z._default(bio, '') };

/** A further profile, or the first one of somebody who signed up without. */
export const newProfileBody = z.discriminatedUnion(
  'profileType',
  [
    z.strictObject({ profileType: z.literal('fisherman'), ...common, name: fishermanName }),
    z.strictObject({ profileType: z.literal('buyer'), ...common, name }),
    z.strictObject({
      profileType: z.literal('organization_user'),
      ...common,
      name,
      role: z._default(role, ''),
    }),
  ],
  { error: 'Please choose a profile type' },
);
export type NewProfileBody = z.output<typeof newProfileBody>;

/** Only what changes. That a fisherman's name is a public one, and that only organization members have a role, rules.ts knows. */
export const profilePatch = z.strictObject({
  name: z.optional(name),
  phone: z.optional(phone),
  location: z.optional(location),
  bio: z.optional(bio),
  role: z.optional(role),
});
export type ProfilePatch = z.output<typeof profilePatch>;
