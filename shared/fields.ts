/**
 * Field schemas that several forms share. Messages and limits come from the validation tables of both specification
 * documents.
 */

import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/general/fields.ts';
import * as invalid from '#words/general/parameters.ts';
import { EMAIL_LENGTH, LOCATION_LENGTH, NAME_LENGTH, STORY_LENGTH } from './limits.ts';
import { isExactPosition } from './text/exact-position.ts';
import { normalizeEmail } from './text/normalize-email.ts';
import { inLines, inOneLine } from './text/plain-text.ts';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The id of one of our own records. */
export const id = z.string().check(z.regex(ULID, invalid.id));
/** The id of a user: their subject in the user pool. */
export const userId = z.string().check(z.regex(/^[0-9a-f-]{36}$/, invalid.userId));
/** Times in responses: ISO 8601 in UTC. */
export const time = z.iso.datetime();

/**
 * Removes the characters that a form strips (second document, section 5), invisible characters, and surrounding spaces.
 */
const stripping = (characters: RegExp, clean: (text: string) => string) =>
  z.overwrite<string>((text) => clean(text.replace(characters, '')));

export const PUBLIC_NAME_PATTERN = /^[\p{L}\p{M}\p{N} \-'’.]*$/u;

/** A name that is shown publicly. @param missing the message if it is missing or too short */
export const publicNameOr = (missing: string) =>
  z.string({ error: missing }).check(
    // The pattern refuses invisible characters.
    stripping(/[<>"&]/g, (text) => text.trim()),
    z.minLength(NAME_LENGTH.min, missing),
    z.maxLength(NAME_LENGTH.max, words.nameTooLong(NAME_LENGTH.max)),
    z.regex(PUBLIC_NAME_PATTERN, words.nameCharacters),
  );
export const publicName = publicNameOr(words.nameTooShort(NAME_LENGTH.min));

const LOCATION_TOO_SHORT = words.locationTooShort(LOCATION_LENGTH.min);

/** A public place must be a name, because an exact position may be somebody's fishing spot or home. */
export const namesPlace = z.refine<string>((text) => !isExactPosition(text), words.locationIsExact);

/** A place in the poster's own words: a town, a harbour or a ZIP code. */
export const location = z
  .string({ error: LOCATION_TOO_SHORT })
  .check(
    stripping(/[<>"&]/g, inOneLine),
    z.minLength(LOCATION_LENGTH.min, LOCATION_TOO_SHORT),
    z.maxLength(LOCATION_LENGTH.max, words.locationTooLong(LOCATION_LENGTH.max)),
    namesPlace,
  );

/** A pledge's story or a catch's description, which may be empty. */
export const story = z
  .string()
  .check(stripping(/[<>]/g, inLines), z.maxLength(STORY_LENGTH, words.storyTooLong(STORY_LENGTH)));

const MAILBOX = /[\w!#$%'*+/=?^`{|}~-]+(?:\.[\w!#$%'*+/=?^`{|}~-]+)*/;
const MAIL_DOMAIN = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]/;
/** An address that can receive email as written: no quotes, comments, ports or IP addresses (RFC 5321, `Mailbox`). */
export const EMAIL_PATTERN = new RegExp(`^${MAILBOX.source}@${MAIL_DOMAIN.source}$`, 'i');
export const PHONE_PATTERN = /^\+?[\d\s\-()]+$/;

export const email = z
  .string({ error: words.emailInvalid })
  .check(
    z.overwrite<string>(normalizeEmail),
    z.maxLength(EMAIL_LENGTH, words.emailTooLong),
    z.regex(EMAIL_PATTERN, words.emailInvalid),
  );

/** Degrees, rounded to 0.01 (about a kilometre) before they are stored, so that they never show a fisherman's spot. */
export const coordinates = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Coordinates = z.infer<typeof coordinates>;

/** Free text of a required field. @param field its name, as the form shows it */
export const requiredText = (field: string, max: number) =>
  z
    .string({ error: isRequired(field) })
    .check(z.trim(), z.minLength(1, isRequired(field)), z.maxLength(max, isTooLong(field, max)));
