/** What people send to those who run the site, signed in or not, and what these say of the site. */
import type { ContactBody } from '#shared/contact/schemas.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { defineItem } from '../../table/index.ts';

export interface StoredContactMessage extends ContactBody {
  id: string;
  createdAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

export const contactMessage = defineItem<StoredContactMessage>()('contact message', {
  pk: 'CONTACT-MESSAGE#{id}',
  sk: '{id}',
  owner: 'nobody',
  setsOff: ['mailContact'],
});

export interface StoredSiteSettings extends SiteSettings {
  /** ISO 8601. */
  changedAt: string;
  /** User id. */
  changedBy: string;
}

/** Of each face of the site. */
export const siteSettings = defineItem<StoredSiteSettings>()('site settings', {
  pk: 'SITE',
  sk: '{flavour}',
  owner: 'nobody',
});
