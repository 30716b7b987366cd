/** Texts and settings of each of the two sites. */
import * as z from 'zod/mini';
import { phoneInvalid } from '#words/general/fields.ts';
import * as words from '#words/site/fields.ts';
import { whenRight } from '../contract/when-right.ts';
import { FEATURES } from '../features.ts';
import { email, PHONE_PATTERN, requiredText } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { BANNER_LENGTH, PHONE_LENGTH, SITE_ADDRESS_LINES, SITE_TEXT_LENGTH } from '../limits.ts';
import { versionFields, versionNumber } from './version.ts';

const line = (field: string) => requiredText(field, SITE_TEXT_LENGTH);

/** Only the first dot of the name is looked at, so that a text full of them takes no longer than any other. */
const WEB_ADDRESS = String.raw`https:\/\/[^\s/?#@][^\s/?#@.]*\.[^\s/?#@]+(?:[/?#]\S*)?`;
/** A page of this site: no second slash, which would lead to another one. */
const OWN_PAGE = String.raw`\/(?:[^\s/\\]\S*)?`;

const address = (pattern: string, message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.maxLength(SITE_TEXT_LENGTH, message),
      z.regex(new RegExp(`^(?:${pattern})$`), message),
    );

/** Where the site is reached; what is absent is not shown. */
export const siteContact = z.strictObject({
  /** Above the block; 'Coastal Communities' where nothing is said. */
  name: z.optional(line(words.contactName)),
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
    z.strictObject({ name: line(words.socialName), url: address(WEB_ADDRESS, words.socialUrlInvalid) }),
  ),
});
export type SiteContact = z.output<typeof siteContact>;

export const BANNER_TONES = ['info', 'good', 'warning'] as const;

/** An announcement on top of every page, from one time to another; without a time it begins at once, or doesn't end. */
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

/** The same for administrators, with who saved it. */
export const siteVersion = z.extend(siteSettings, versionFields);
export type SiteVersion = z.output<typeof siteVersion>;

/** @param version that what is sent was made from: when there is another one by now, nothing is changed */
export const siteSettingsBody = z.extend(siteSettings, {
  flavour: z.enum(FLAVOURS),
  version: versionNumber,
});
