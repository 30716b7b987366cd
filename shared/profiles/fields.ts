/**
 * The fields of the sign-up form. Messages and limits: first document, section 5. Forbidden characters are refused
 * here, not removed.
 */
import * as z from 'zod/mini';
import * as words from '#words/accounts/fields.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import { nameCharacters, phoneInvalid } from '#words/general/fields.ts';
import { namesPlace, PHONE_PATTERN, PUBLIC_NAME_PATTERN } from '../fields.ts';
import { LOCATION_LENGTH, NAME_LENGTH, PHONE_LENGTH } from '../limits.ts';
import { withoutInvisible } from '../text/plain-text.ts';

/** The specification says "under", so the maximum is one less. */
const NAME_LIMIT = NAME_LENGTH.max;
export const BIO_LIMIT = 1000;
const ROLE_LIMIT = 100;
/** Cognito's own minimum is lower and its maximum is the same. */
export const PASSWORD_LENGTH = { min: 6, max: 256 } as const;

const HARMLESS = /^[^<>"&]*$/;
const trimmed = z.overwrite<string>((text) => text.trim());

const NAME_SHORT = words.tooShort(words.labels.name, NAME_LENGTH.min);

export const name = z.string({ error: NAME_SHORT }).check(
  z.overwrite<string>((text) => withoutInvisible(text).replace(/\s+/g, ' ').trim()),
  z.minLength(NAME_LENGTH.min, NAME_SHORT),
  z.maxLength(NAME_LIMIT - 1, words.notUnder(words.labels.name, NAME_LIMIT)),
  z.regex(HARMLESS, words.badCharacters(words.labels.name)),
);

/** A fisherman's name is public, so the second document's pattern applies as well. */
export const fishermanName = name.check(z.regex(PUBLIC_NAME_PATTERN, nameCharacters));

const LOCATION_SHORT = words.tooShort(words.labels.location, LOCATION_LENGTH.min);

export const signUpLocation = z
  .string({ error: LOCATION_SHORT })
  .check(
    trimmed,
    z.minLength(LOCATION_LENGTH.min, LOCATION_SHORT),
    z.maxLength(LOCATION_LENGTH.max, words.notUnder(words.labels.location, LOCATION_LENGTH.max)),
    z.regex(HARMLESS, words.badCharacters(words.labels.location)),
    namesPlace,
  );

export const zipcode = z.string({ error: words.badZipcode }).check(
  z.overwrite<string>((text) => text.replace(/[^\d\- ]/g, '').trim()),
  z.regex(/^\d{5}(?:[- ]\d{4})?$/, words.badZipcode),
);

const BIO_CHARACTERS = words.badCharacters(words.labels.bio);
/**
 * The limit of the text in JSON, so that the packed sign-up stays within its own. Only hundreds of backslashes or blank
 * lines come near it.
 */
const PACKED_BIO_LENGTH = 1500;

export const bio = z.string().check(
  z.overwrite<string>((text) =>
    withoutInvisible(text.replace(/\r\n?/g, '\n'))
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ),
  z.maxLength(BIO_LIMIT - 1, words.notUnder(words.labels.bio, BIO_LIMIT)),
  z.regex(HARMLESS, BIO_CHARACTERS),
  z.refine((text) => JSON.stringify(text).length <= PACKED_BIO_LENGTH, BIO_CHARACTERS),
);

/** Many people write numbers with dots. They become hyphens, which the profile editor accepts. */
export const phone = z.string({ error: phoneInvalid }).check(
  z.overwrite<string>((text) => text.trim().replaceAll('.', '-')),
  z.minLength(PHONE_LENGTH.min, phoneInvalid),
  z.maxLength(PHONE_LENGTH.max, phoneInvalid),
  z.regex(PHONE_PATTERN, phoneInvalid),
);

export const role = z
  .string({ error: words.roleMissing })
  .check(
    trimmed,
    z.minLength(1, words.roleMissing),
    z.maxLength(ROLE_LIMIT, isTooLong(words.labels.role, ROLE_LIMIT)),
    z.regex(HARMLESS, words.badCharacters(words.labels.role)),
  );

const PASSWORD_SHORT = words.tooShort(words.labels.password, PASSWORD_LENGTH.min);

/** A new password. The last rule is here because the user pool refuses surrounding spaces with an unclear message. */
export const password = z
  .string({ error: PASSWORD_SHORT })
  .check(
    z.minLength(PASSWORD_LENGTH.min, PASSWORD_SHORT),
    z.maxLength(PASSWORD_LENGTH.max, words.passwordTooLong(PASSWORD_LENGTH.max)),
    z.regex(/^\S(.*\S)?$/s, words.passwordSpaces),
  );

/** Six digits. Spaces that people copy along with them are removed. */
const sixDigits = (missing: string) =>
  z.string({ error: missing }).check(
    z.overwrite<string>((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, missing),
  );

export const mailedCode = sixDigits(words.codeMissing);
/** The code of an authenticator app. */
export const appCode = sixDigits(words.appCodeMissing);
