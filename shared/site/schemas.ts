/** What administrators say about the site itself, for each of its two faces. */
import * as z from 'zod/mini';
import { phoneInvalid } from '#words/fields.ts';
import * as words from '#words/site-fields.ts';
import { email, PHONE_PATTERN, requiredText, time, userId } from '../fields.ts';
import { PHONE_LENGTH, SITE_ADDRESS_LINES, SITE_TEXT_LENGTH } from '../limits.ts';

const line = (field: string) => requiredText(field, SITE_TEXT_LENGTH);

/** Where the site is reached; what is absent is not shown. */
export const siteContact = z.strictObject({
  /** Line by line. */
  address: z.optional(
    z
      .array(line(words.addressLine))
      .check(z.maxLength(SITE_ADDRESS_LINES, words.tooManyLines(SITE_ADDRESS_LINES))),
  ),
  phone: z.optional(
    z
      .string({ error: phoneInvalid })
      .check(
        z.trim(),
        z.minLength(PHONE_LENGTH.min, phoneInvalid),
        z.maxLength(PHONE_LENGTH.max, phoneInvalid),
        z.regex(PHONE_PATTERN, phoneInvalid),
      ),
  ),
  email: z.optional(email),
  /** A group on a social network. */
  social: z.optional(
    z.strictObject({
      name: line(words.socialName),
      url: z
        .string({ error: words.socialUrlInvalid })
        .check(
          z.trim(),
          z.maxLength(SITE_TEXT_LENGTH, words.socialUrlInvalid),
          z.regex(/^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/, words.socialUrlInvalid),
        ),
    }),
  ),
});

/** What one face of the site says of itself. */
export const siteSettings = z.strictObject({ contact: siteContact });
export type SiteSettings = z.output<typeof siteSettings>;

/** The same for administrators; nobody has changed what has no time. */
export const keptSiteSettings = z.extend(siteSettings, {
  changedAt: z.optional(time),
  changedBy: z.optional(userId),
});
