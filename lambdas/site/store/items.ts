/** What people send to those who run the site, signed in or not. */
import type { ContactBody } from '#shared/contact/schemas.ts';
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
