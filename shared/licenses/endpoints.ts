import * as z from 'zod/mini';
import { day } from '#words/landings/rules.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { userId } from '../fields.ts';
import {
  LICENSE_LISTS,
  licenseCheckBody,
  licensesBody,
  licensesOfPerson,
  ownLicenses,
} from './license-schemas.ts';
import { landingReminder, landingWeek } from './schemas.ts';

export const getLandingWeek = defineEndpoint({
  name: 'getLandingWeek',
  method: 'GET',
  path: '/me/landed',
  summary: 'Get what I posted in a week, Sunday to Saturday in Eastern time; the week of now by default',
  access: 'member',
  /** Any day of the week. */
  query: z.strictObject({ day: z.optional(z.iso.date({ error: day })) }),
  answer: landingWeek,
});

export const exportLandingWeeks = defineEndpoint({
  name: 'exportLandingWeeks',
  method: 'GET',
  path: '/me/landed.csv',
  summary:
    'List what I posted week by week, those without landings too, the earliest first, 4 weeks at a time',
  access: 'member',
  csvFileName: 'landings.csv',
  /** Any day of the first week; 52 weeks ago by default, and at most 5 years. */
  query: z.strictObject({ cursor: listQuery.cursor, from: z.optional(z.iso.date({ error: day })) }),
  answer: csvPage,
});

export const getLandingReminder = defineEndpoint({
  name: 'getLandingReminder',
  method: 'GET',
  path: '/me/landed/reminder',
  summary: 'Get whether an email on Monday morning has my landings of the week before; off at first',
  access: 'member',
  answer: landingReminder,
});

export const setLandingReminder = defineEndpoint({
  name: 'setLandingReminder',
  method: 'PUT',
  path: '/me/landed/reminder',
  summary:
    'Choose, as a fisherman, whether an email on Monday morning, Eastern time, has my landings of the week before',
  access: 'member',
  limit: 'profile',
  body: landingReminder,
  answer: landingReminder,
});

export const getLicenses = defineEndpoint({
  name: 'getLicenses',
  method: 'GET',
  path: '/me/licenses',
  summary: 'Get the licenses that I keep here, in my order',
  access: 'member',
  answer: ownLicenses,
});

export const setLicenses = defineEndpoint({
  name: 'setLicenses',
  method: 'PUT',
  path: '/me/licenses',
  summary:
    'Replace the licenses that I keep here as I read them, as a fisherman; one that changes loses the mark that it was checked',
  access: 'member',
  limit: 'profile',
  body: licensesBody,
  answer: ownLicenses,
  errors: ['conflict'],
});

export const listLicenses = defineEndpoint({
  name: 'listLicenses',
  method: 'GET',
  path: '/admin/licenses',
  summary: 'List fishermen with a license that waits for a check, or those whose licenses are all checked',
  access: ['admin', 'fisherman_manager'],
  query: z.strictObject({
    cursor: listQuery.cursor,
    limit: listQuery.limit,
    state: z._default(z.enum(LICENSE_LISTS), 'waiting'),
  }),
  answer: listOf(licensesOfPerson),
});

export const checkLicense = defineEndpoint({
  name: 'checkLicense',
  method: 'PUT',
  path: '/admin/licenses/{userId}',
  summary: "Mark another person's license as checked, as it was listed, or end the mark",
  access: ['admin', 'fisherman_manager'],
  params: z.object({ userId }),
  body: licenseCheckBody,
  answer: licensesOfPerson,
  errors: ['conflict'],
});
