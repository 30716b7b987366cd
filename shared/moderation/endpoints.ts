import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import {
  REPORT_STATES,
  report,
  reportActionBody,
  reportBody,
  reportDetails,
  reportPhoto,
  reportReceipt,
} from './schemas.ts';

export const createReport = defineEndpoint({
  name: 'createReport',
  method: 'POST',
  path: '/reports',
  summary: 'Report somebody, with a message or a post of theirs; they are not told who did',
  access: 'member',
  limit: 'report',
  idempotent: true,
  body: reportBody,
  answer: reportReceipt,
  errors: ['not_found'],
});

export const listReports = defineEndpoint({
  name: 'listReports',
  method: 'GET',
  path: '/admin/reports',
  summary:
    'Reports that wait for somebody, oldest first, or with status those that were handled, newest first',
  access: ['admin'],
  query: z.strictObject({ ...listQuery, status: z.optional(z.enum(REPORT_STATES)) }),
  answer: listOf(report),
});

export const getReport = defineEndpoint({
  name: 'getReport',
  method: 'GET',
  path: '/admin/reports/{reportId}',
  summary: 'A report as it is now, with earlier ones about the two people and by them',
  access: ['admin'],
  params: z.object({ reportId: id }),
  answer: reportDetails,
});

export const getReportPhoto = defineEndpoint({
  name: 'getReportPhoto',
  method: 'GET',
  path: '/admin/reports/{reportId}/photos/{photoId}',
  summary: 'A photo of a reported post as it was then, until the report is handled',
  access: ['admin'],
  params: z.object({ reportId: id, photoId: id }),
  answer: reportPhoto,
});

export const actOnReport = defineEndpoint({
  name: 'actOnReport',
  method: 'POST',
  path: '/admin/reports/{reportId}/action',
  summary:
    'Handle a report: dismiss it, hide the post or let it be shown again, warn or suspend the person, or end a suspension; done twice, it happens once. Refused when somebody else has acted since',
  access: ['admin'],
  params: z.object({ reportId: id }),
  body: reportActionBody,
  answer: report,
  errors: ['conflict'],
});
