/** Texts and settings of each of the two sites. */
import * as z from 'zod/mini';
import { phoneInvalid } from '#words/general/fields.ts';
import * as words from '#words/site/fields.ts';
import { whenRight } from '../contract/when-right.ts';
import { FEATURES } from '../feature-names.ts';
import { email, PHONE_PATTERN, requiredText } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { BANNER_LENGTH, PHONE_LENGTH, SITE_ADDRESS_LINES, SITE_TEXT_LENGTH } from '../limits.ts';
import { inOtherLanguages } from '../text/in-languages.ts';
import { versionFields, versionNumber } from './version.ts';

const line = (field: string) => requiredText(field, SITE_TEXT_LENGTH);

/** Checks only the first dot of the host name, so that a text full of dots doesn't take longer than any other. */
const WEB_ADDRESS = String.raw`https:\/\/[^\s/?#@][^\s/?#@.]*\.[^\s/?#@]+(?:[/?#]\S*)?`;
/** A page of this site. A second slash is not allowed, because it would lead to another site. */
const OWN_PAGE = String.raw`\/(?:[^\s/\\]\S*)?`;

const address = (pattern: string, message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.maxLength(SITE_TEXT_LENGTH, message),
      z.regex(new RegExp(`^(?:${pattern})$`), message),
    );

/** The address of a page elsewhere. */
export const webAddress = (message: string) => address(WEB_ADDRESS, message);

/** The site's contact details. Absent ones are not shown. */
export const siteContact = z.strictObject({
  /** Above the address; 'Coastal Communities' by default. */
  name: z.optional(line(words.contactName)),
  /** The name in other languages. */
  names: z.optional(inOtherLanguages(line(words.contactName))),
  /** One entry per line. */
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
    z.strictObject({ name: line(words.socialName), url: webAddress(words.socialUrlInvalid) }),
  ),
});
export type SiteContact = z.output<typeof siteContact>;

export const BANNER_TONES = ['info', 'good', 'warning'] as const;

/**
 * An announcement at the top of every page. Without a start it begins immediately, and without an end it doesn't end.
 */
export const siteBanner = z
  .strictObject({
    text: requiredText(words.bannerText, BANNER_LENGTH),
    link: z.optional(
      z.strictObject({
        label: line(words.bannerLinkLabel),
        url: address(`${WEB_ADDRESS}|${OWN_PAGE}`, words.bannerUrlInvalid),
      }),
    ),
    from: z.optional(z.iso.datetime({ error: words.fromInvalid })),
    until: z.optional(z.iso.datetime({ error: words.untilInvalid })),
    tone: z.enum(BANNER_TONES),
    inLanguages: z.optional(
      inOtherLanguages(
        z.strictObject({
          text: z.optional(requiredText(words.bannerText, BANNER_LENGTH)),
          linkLabel: z.optional(line(words.bannerLinkLabel)),
        }),
      ),
    ),
  })
  .check(
    z.refine(({ from, until }) => from === undefined || until === undefined || from < until, {
      path: ['until'],
      error: words.endsBeforeItBegins,
      when: whenRight('from', 'until'),
    }),
  );
export type SiteBanner = z.output<typeof siteBanner>;

/** Texts of one site, and the features it has switched off. */
export const siteSettings = z.strictObject({
  contact: siteContact,
  banner: z.optional(siteBanner),
  switchedOff: z._default(
    z.array(z.enum(FEATURES)).check(
      z.maxLength(FEATURES.length),
      z.overwrite((off) => FEATURES.filter((each) => off.includes(each))),
    ),
    [],
  ),
});
export type SiteSettings = z.output<typeof siteSettings>;

/** The same for administrators, with the person who saved it. */
export const siteVersion = z.extend(siteSettings, versionFields);
export type SiteVersion = z.output<typeof siteVersion>;

/** @param version the version that the change is based on; if there is a newer one, nothing is changed */
export const siteSettingsBody = z.extend(siteSettings, {
  flavour: z.enum(FLAVOURS),
  version: versionNumber,
});
