import * as z from 'zod/mini';
import { day } from '#words/landings/rules.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listQuery } from '../contract/list.ts';
import { landingWeek } from './schemas.ts';

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
