import * as z from 'zod/mini';
import { fileName } from '#words/impact/csv.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { IMPACT_PARTS, impact } from './schemas.ts';

export const getImpact = defineEndpoint({
  name: 'getImpact',
  method: 'GET',
  path: '/impact',
  summary:
    'Get all meals pledged, claimed and served: months in order, species and places by meals served, at most 30 places',
  access: 'anyone',
  scope: 'impact:read',
  feature: 'pledges',
  query: z.strictObject({ by: z._default(z.enum(IMPACT_PARTS), 'month') }),
  answer: impact,
  cache: { seconds: 20, staleSeconds: 15 },
});

export const exportMeals = defineEndpoint({
  name: 'exportMeals',
  method: 'GET',
  path: '/impact.csv',
  summary:
    'List every change of the meals I pledged, or with organizationId of those my organization claimed, oldest first, one page at a time',
  access: 'member',
  scope: 'impact:read',
  query: z.strictObject({ cursor: listQuery.cursor, organizationId: z.optional(id) }),
  answer: csvPage,
  csvFileName: fileName,
  errors: ['suspended', 'not_found'],
});

export const exportAllMeals = defineEndpoint({
  name: 'exportAllMeals',
  method: 'GET',
  path: '/admin/impact.csv',
  summary: 'List every change of all meals, oldest first, one page at a time',
  access: ['admin'],
  query: z.strictObject({ cursor: listQuery.cursor }),
  answer: csvPage,
  csvFileName: fileName,
});
