/**
 * Profiles: the ways in which a person takes part. Limits and messages of the editor: second document, section 5.
 * Forbidden characters that are refused instead of removed, and their messages: first document, section 5.
 */
import * as z from 'zod/mini';
import { badZipcode } from '#words/accounts/fields.ts';
import * as words from '#words/profiles/fields.ts';
import { namesPlace, PHONE_PATTERN, PUBLIC_NAME_PATTERN } from '../fields.ts';
import { LOCATION_LENGTH, NAME_LENGTH, PHONE_LENGTH, PROFILE_BIO_LENGTH, ROLE_LENGTH } from '../limits.ts';
import { inOneLine, withoutInvisible } from '../text/plain-text.ts';
import { zipcode as signUpZipcode } from './fields.ts';

const FORBIDDEN = /^[^<>"&]*$/;
const oneLine = z.overwrite(inOneLine);
const severalLines = z.overwrite<string>((text) =>
  withoutInvisible(text.replace(/\r\n?/g, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
);

const name = z
  .string({ error: words.badField('name') })
  .check(
    oneLine,
    z.regex(FORBIDDEN, words.nameCharacters),
    z.minLength(NAME_LENGTH.min, words.badField('name')),
    z.maxLength(NAME_LENGTH.max, words.badField('name')),
  );

/** A fisherman's name is public. */
const fishermanName = name.check(z.regex(PUBLIC_NAME_PATTERN, words.badField('name')));

/** Empty when there is none. */
const phone = z.string({ error: words.badField('phone') }).check(
  z.trim(),
  z.maxLength(PHONE_LENGTH.max, words.badField('phone')),
  z.refine((text) => text === '' || PHONE_PATTERN.test(text), words.badField('phone')),
);

/** Empty if there is none. A single letter is no place. */
const location = z.string({ error: words.badField('location') }).check(
  oneLine,
  z.regex(FORBIDDEN, words.locationCharacters),
  z.maxLength(LOCATION_LENGTH.max, words.badField('location')),
  z.refine((text) => text === '' || text.length >= LOCATION_LENGTH.min, words.badField('location')),
  namesPlace,
);

const bio = z
  .string({ error: words.badField('bio') })
  .check(
    severalLines,
    z.regex(FORBIDDEN, words.bioCharacters),
    z.maxLength(PROFILE_BIO_LENGTH, words.badField('bio')),
  );

/** A member's work in the organization. */
const role = z
  .string({ error: words.badField('role') })
  .check(oneLine, z.regex(FORBIDDEN, words.roleCharacters), z.maxLength(ROLE_LENGTH, words.badField('role')));

/** Empty when there is none. */
const zipcode = z.union([z.literal(''), signUpZipcode], { error: badZipcode });

const common = {
  phone: z._default(phone, ''),
  location: z._default(location, ''),
  zipcode: z._default(zipcode, ''),
  bio: z._default(bio, ''),
};

/** A further profile, or the first one of a person who signed up without a profile. */
export const newProfileBody = z.discriminatedUnion(
  'profileType',
  [
    z.strictObject({
      profileType: z.literal('fisherman'),
      ...common,
      name: fishermanName,
      isNamedInReports: z.optional(z.boolean()),
    }),
    z.strictObject({ profileType: z.literal('buyer'), ...common, name }),
    z.strictObject({
      profileType: z.literal('organization_user'),
      ...common,
      name,
      role: z._default(role, ''),
    }),
  ],
  { error: words.chooseType },
);
export type NewProfileBody = z.output<typeof newProfileBody>;

/**
 * Only the changed fields. rules.ts checks that a fisherman's name fits its pattern, and that a profile has only the
 * fields of its type.
 */
export const profilePatch = z.strictObject({
  name: z.optional(name),
  phone: z.optional(phone),
  location: z.optional(location),
  zipcode: z.optional(zipcode),
  bio: z.optional(bio),
  role: z.optional(role),
  isNamedInReports: z.optional(z.boolean()),
});
export type ProfilePatch = z.output<typeof profilePatch>;
