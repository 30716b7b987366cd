/** Messages to the people who run the site, signed in or not, and the site's settings. */
import type { ReadyTextSettings } from '#shared/moderation/ready-texts.ts';
import type { ContactBody } from '#shared/site/contact-schemas.ts';
import type { SettingsPart } from '#shared/site/parts.ts';
import type { LimitSettings, SpeciesSettings } from '#shared/site/rules-schemas.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredContactMessage extends ContactBody {
  id: string;
  createdAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

export const contactMessage = defineItem<StoredContactMessage>()('contact message', {
  pk: 'CONTACT-MESSAGE#{id}',
  sk: '{id}',
  indexes: () => ({ gsi1pk: contactMessages.partition }),
  owner: 'nobody',
});

export const contactMessages = listInIndex<StoredContactMessage>('gsi1', 'CONTACT-MESSAGES');

/** The settings of one part: the fields of other parts are absent. */
export interface StoredSiteSettings
  extends Partial<SiteSettings & SpeciesSettings & LimitSettings & ReadyTextSettings> {
  /** Starts at 1; absent in settings from before there were versions. */
  version?: number;
  /** ISO 8601. */
  changedAt: string;
  /** User id. */
  changedBy: string;
}

const OF_THE_SITE = {
  exported: { not: 'It is a setting of the site.' },
  erased: { not: 'It names the person who set it by an id only.' },
};

/** The current settings of each part. */
export const siteSettings = defineItem<StoredSiteSettings>()('site settings', {
  pk: 'SITE',
  sk: '{part}',
  owner: OF_THE_SITE,
});

/** Exists while an operator keeps the site quiet. */
export const quietMode = defineItem<{ /** ISO 8601. */ since: string }>()('quiet mode', {
  pk: 'SITE',
  sk: 'quiet',
  owner: 'nobody',
});

/** Past and present versions of settings: each one is kept, so that an administrator can restore it. */
export const siteSettingsVersion = defineItem<StoredSiteSettings>()('version of site settings', {
  pk: 'SITE-VERSIONS#{part}',
  sk: '{number}',
  owner: OF_THE_SITE,
});

/** Pads the version, so that sort keys are in numeric order. */
export const siteVersionKey = (part: SettingsPart, version: number) => ({
  part,
  number: String(version).padStart(8, '0'),
});

export const siteVersionsOf = (part: SettingsPart) =>
  listIn<StoredSiteSettings>(siteSettingsVersion.key(siteVersionKey(part, 0)).pk);
