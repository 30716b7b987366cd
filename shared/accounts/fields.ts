/** The fields of signing up. Words and limits: first document, section 5; what it forbids in a text is refused here, not stripped. */
import * as z from 'zod/mini';
import { PHONE_MESSAGE, PHONE_PATTERN, PUBLIC_NAME_MESSAGE, PUBLIC_NAME_PATTERN } from '../fields.ts';
import { LOCATION_LENGTH, NAME_LENGTH, PHONE_LENGTH } from '../limits.ts';

/** "Under", so one less than these. */
const NAME_LIMIT = NAME_LENGTH.max;
export const BIO_LIMIT = 1000;
const ROLE_LIMIT = 100;
/** Cognito's own bounds are wider below and the same above. */
export const PASSWORD_LENGTH = { min: 6, max: 256 } as const;

const HARMLESS = /^[^<>"&]*$/;
const trimmed = z.overwrite<string>((text) => text.trim());
/** Tabs, bells and the like come from pasting, and nobody means them. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '');

const NAME_SHORT = `Name must be at least ${NAME_LENGTH.min} characters long`;

export const name = z.string({ error: NAME_SHORT }).check(
  z.overwrite<string>((text) => withoutControls(text).replace(/\s+/g, ' ').trim()),
  z.minLength(NAME_LENGTH.min, NAME_SHORT),
  z.maxLength(NAME_LIMIT - 1, `Name must be less than ${NAME_LIMIT} characters`),
  z.regex(HARMLESS, 'Name contains invalid characters'),
);

/** A fisherman's name is shown to everybody, so the second document's pattern holds as well. */
export const fishermanName = name.check(z.regex(PUBLIC_NAME_PATTERN, PUBLIC_NAME_MESSAGE));

const LOCATION_SHORT = `Location must be at least ${LOCATION_LENGTH.min} characters long`;

export const signUpLocation = z
  .string({ error: LOCATION_SHORT })
  .check(
    trimmed,
    z.minLength(LOCATION_LENGTH.min, LOCATION_SHORT),
    z.maxLength(LOCATION_LENGTH.max, `Location must be less than ${LOCATION_LENGTH.max} characters`),
    z.regex(HARMLESS, 'Location contains invalid characters'),
  );

const ZIPCODE_MESSAGE = 'Please enter a valid ZIP code (e.g., 12345 or 12345-6789)';

export const zipcode = z.string({ error: ZIPCODE_MESSAGE }).check(
  z.overwrite<string>((text) => text.replace(/[^\d\- ]/g, '').trim()),
  z.regex(/^\d{5}(?:[- ]\d{4})?$/, ZIPCODE_MESSAGE),
);

const BIO_CHARACTERS = 'Bio contains invalid characters';
/** As JSON, so that the packed sign-up stays within its bound: only hundreds of backslashes or of blank lines come near it. */
const PACKED_BIO_LENGTH = 1500;

export const bio = z.string().check(
  z.overwrite<string>((text) =>
    withoutControls(text.replace(/\r\n?/g, '\n'))
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ),
  z.maxLength(BIO_LIMIT - 1, `Bio must be less than ${BIO_LIMIT} characters`),
  z.regex(HARMLESS, BIO_CHARACTERS),
  z.refine((text) => JSON.stringify(text).length <= PACKED_BIO_LENGTH, BIO_CHARACTERS),
);

/** Dots are how many people write a number; they become hyphens, which the profile editor accepts. */
export const phone = z.string({ error: PHONE_MESSAGE }).check(
  z.overwrite<string>((text) => text.trim().replaceAll('.', '-')),
  z.minLength(PHONE_LENGTH.min, PHONE_MESSAGE),
  z.maxLength(PHONE_LENGTH.max, PHONE_MESSAGE),
  z.regex(PHONE_PATTERN, PHONE_MESSAGE),
);

const ROLE_MESSAGE = 'Please enter your role in the organization';

export const role = z
  .string({ error: ROLE_MESSAGE })
  .check(
    trimmed,
    z.minLength(1, ROLE_MESSAGE),
    z.maxLength(ROLE_LIMIT, `Role must be at most ${ROLE_LIMIT} characters`),
    z.regex(HARMLESS, 'Role contains invalid characters'),
  );

const PASSWORD_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters long`;

/** A new one. The user pool refuses spaces around it in words nobody understands, hence the last rule. */
export const password = z
  .string({ error: PASSWORD_SHORT })
  .check(
    z.minLength(PASSWORD_LENGTH.min, PASSWORD_SHORT),
    z.maxLength(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long`),
    z.regex(/^\S(.*\S)?$/s, 'Password must not begin or end with a space'),
  );

const CODE_MESSAGE = 'Enter the 6 digits from the mail';

/** Of a mail; people copy spaces along with it. */
export const mailedCode = z.string({ error: CODE_MESSAGE }).check(
  z.overwrite<string>((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, CODE_MESSAGE),
);
