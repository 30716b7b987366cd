import * as z from 'zod/mini';
import { fileName } from '#words/overview.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { dailyCounts, overview, span, waiting } from './schemas.ts';

export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/admin/overview',
  summary: 'The state of the system',
  access: ['admin'],
  answer: overview,
});

export const getWaiting = defineEndpoint({
  name: 'getWaiting',
  method: 'GET',
  path: '/admin/waiting',
  summary: 'How many reports, claims, applications and requests the caller has to decide about',
  access: GROUPS,
  answer: waiting,
});

const query = z.strictObject({ days: z._default(span, 90) });

export const getDailyCounts = defineEndpoint({
  name: 'getDailyCounts',
  method: 'GET',
  path: '/admin/days',
  summary:
    "What happened on each of the last days of the site's time zone, and in all on as many days before them",
  access: ['admin'],
  query,
  answer: dailyCounts,
});

export const exportDailyCounts = defineEndpoint({
  name: 'exportDailyCounts',
  method: 'GET',
  path: '/admin/days.csv',
  summary: 'The same days as lines of a file, oldest first',
  access: ['admin'],
  query,
  answer: csvPage,
  csvFileName: fileName,
});
