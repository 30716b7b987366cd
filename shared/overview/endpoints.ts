import * as z from 'zod/mini';
import { fileName } from '#words/overview.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { dailyCounts, overview, span, waiting } from './schemas.ts';

export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/admin/overview',
  summary: 'Get the state of the system',
  access: ['admin'],
  answer: overview,
});

export const getWaiting = defineEndpoint({
  name: 'getWaiting',
  method: 'GET',
  path: '/admin/waiting',
  summary: 'Count the reports, claims, applications and requests that wait for my decision',
  access: GROUPS,
  answer: waiting,
});

const query = z.strictObject({ days: z._default(span, 90) });

export const getDailyCounts = defineEndpoint({
  name: 'getDailyCounts',
  method: 'GET',
  path: '/admin/days',
  summary:
    "Get the counts of each of the last days in the site's time zone, with the totals of as many days before",
  access: ['admin'],
  query,
  answer: dailyCounts,
});

export const exportDailyCounts = defineEndpoint({
  name: 'exportDailyCounts',
  method: 'GET',
  path: '/admin/days.csv',
  summary: 'List the daily counts as lines of a file, oldest first',
  access: ['admin'],
  query,
  answer: csvPage,
  csvFileName: fileName,
});
