/** Field schemas that several forms share. Words and limits: validation tables of both specification documents. */

import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/errors.ts';
import { EMAIL_LENGTH, LOCATION_LENGTH, NAME_LENGTH, STORY_LENGTH } from './limits.ts';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Our own records. */
export const id = z.string().check(z.regex(ULID, 'This is not a valid id.'));
/** A user: the subject of the user pool. */
export const userId = z.string().check(z.regex(/^[0-9a-f-]{36}$/, 'This is not a valid user id.'));
/** Times in answers: ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** Removes characters a form strips (second document, section 5), then the spaces around. */
const stripping = (characters: RegExp) => z.overwrite<string>((text) => text.replace(characters, '').trim());

const NAME = {
  short: `Name must be at least ${NAME_LENGTH.min} characters long`,
  long: `Name must be less than ${NAME_LENGTH.max} characters`,
  characters: 'Name can only contain letters, numbers, spaces, hyphens, apostrophes, and periods',
};

export const PUBLIC_NAME_PATTERN = /^[\p{L}\p{M}\p{N} \-'’.]*$/u;
export const PUBLIC_NAME_MESSAGE = NAME.characters;

/** A name that is shown publicly. */
export const publicName = z
  .string({ error: NAME.short })
  .check(
    stripping(/[<>"&]/g),
    z.minLength(NAME_LENGTH.min, NAME.short),
    z.maxLength(NAME_LENGTH.max, NAME.long),
    z.regex(PUBLIC_NAME_PATTERN, PUBLIC_NAME_MESSAGE),
  );

const LOCATION = {
  short: `Location must be at least ${LOCATION_LENGTH.min} characters long`,
  long: `Location must be less than ${LOCATION_LENGTH.max} characters`,
};

/** A place as a poster writes it: a town, a harbour or a ZIP code. */
export const location = z
  .string({ error: LOCATION.short })
  .check(
    stripping(/[<>"&]/g),
    z.minLength(LOCATION_LENGTH.min, LOCATION.short),
    z.maxLength(LOCATION_LENGTH.max, LOCATION.long),
  );

/** A pledge's story or a catch's description; empty when there is nothing to tell. */
export const story = z
  .string()
  .check(stripping(/[<>]/g), z.maxLength(STORY_LENGTH, `Story must be less than ${STORY_LENGTH} characters`));

const MAILBOX = /[\w!#$%'*+/=?^`{|}~-]+(?:\.[\w!#$%'*+/=?^`{|}~-]+)*/;
const MAIL_DOMAIN = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]/;
/** An address that mail can be sent to as it is written: no quotes, comments, ports or addresses of machines (RFC 5321, `Mailbox`). */
export const EMAIL_PATTERN = new RegExp(`^${MAILBOX.source}@${MAIL_DOMAIN.source}$`, 'i');
export const EMAIL_MESSAGE = 'Please enter a valid email address';
export const PHONE_PATTERN = /^\+?[\d\s\-()]+$/;
export const PHONE_MESSAGE = 'Please enter a valid phone number';

export const email = z.string({ error: EMAIL_MESSAGE }).check(
  z.overwrite<string>((text) => text.trim().toLowerCase()),
  z.maxLength(EMAIL_LENGTH, 'Email address is too long'),
  z.regex(EMAIL_PATTERN, EMAIL_MESSAGE),
);

/** Degrees, rounded to 0.01 (about a kilometre) before they are stored: never a fisherman's spot. */
export const coordinates = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Coordinates = z.infer<typeof coordinates>;

/** Free text of a form that has to be filled in. @param field its name, as the form shows it */
export const requiredText = (field: string, max: number) =>
  z
    .string({ error: isRequired(field) })
    .check(z.trim(), z.minLength(1, isRequired(field)), z.maxLength(max, isTooLong(field, max)));
