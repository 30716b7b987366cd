/** What people send to those who run the site, signed in or not. */
import type { AidApplicationBody } from '#shared/aid/schemas.ts';
import type { ContactBody } from '#shared/contact/schemas.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

export interface StoredAidApplication extends Omit<AidApplicationBody, 'termsAccepted'> {
  id: string;
  status: 'submitted';
  /** ISO 8601. */
  createdAt: string;
}

/** In an index with all others. */
export const aidApplication = defineItem<StoredAidApplication>()('aid application', {
  pk: 'AID-APPLICATION#{id}',
  sk: '{id}',
  indexes: () => ({ gsi1pk: aidApplications.partition }),
  owner: 'nobody',
  setsOff: ['mailApplication'],
});

const aidApplications = listInIndex<StoredAidApplication>('gsi1', 'AID-APPLICATIONS');

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
