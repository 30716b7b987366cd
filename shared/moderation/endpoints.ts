import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { readyTextBody, readyTextVersion } from './ready-texts.ts';
import {
  ASSIGNMENTS,
  assigneeBody,
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
  summary: 'Report a person with one of their messages or posts; they are not told who reported them',
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
    "List the open reports, oldest first, or with status the handled ones, newest first; with assigned only the caller's or nobody's",
  access: ['admin'],
  query: z.strictObject({
    ...listQuery,
    status: z.optional(z.enum(REPORT_STATES)),
    assigned: z.optional(z.enum(ASSIGNMENTS)),
  }),
  answer: listOf(report),
});

export const getReport = defineEndpoint({
  name: 'getReport',
  method: 'GET',
  path: '/admin/reports/{reportId}',
  summary: 'Get a report with earlier reports about both people',
  access: ['admin'],
  params: z.object({ reportId: id }),
  answer: reportDetails,
});

export const getReportPhoto = defineEndpoint({
  name: 'getReportPhoto',
  method: 'GET',
  path: '/admin/reports/{reportId}/photos/{photoId}',
  summary: 'Get a photo of a reported post as it was then, until the report is handled',
  access: ['admin'],
  params: z.object({ reportId: id, photoId: id }),
  answer: reportPhoto,
});

export const actOnReport = defineEndpoint({
  name: 'actOnReport',
  method: 'POST',
  path: '/admin/reports/{reportId}/action',
  summary:
    'Handle a report: dismiss it, hide the post or show it again, warn or suspend the person, or end a suspension; a second call changes nothing, and a newer action by somebody else is a conflict',
  access: ['admin'],
  params: z.object({ reportId: id }),
  body: reportActionBody,
  answer: report,
  errors: ['conflict'],
});

export const assignReport = defineEndpoint({
  name: 'assignReport',
  method: 'PUT',
  path: '/admin/reports/{reportId}/assignee',
  summary: 'Assign a report to an administrator, or to nobody; fails if its assignee has changed meanwhile',
  access: ['admin'],
  params: z.object({ reportId: id }),
  body: assigneeBody,
  answer: report,
  errors: ['conflict'],
});

export const getReadyTexts = defineEndpoint({
  name: 'getReadyTexts',
  method: 'GET',
  path: '/admin/ready-texts',
  summary: 'Get the ready texts that administrators pick reasons from',
  access: ['admin'],
  answer: readyTextVersion,
});

export const setReadyTexts = defineEndpoint({
  name: 'setReadyTexts',
  method: 'PUT',
  path: '/admin/ready-texts',
  summary: 'Set the ready texts; fails if they have changed since the version they are based on',
  access: ['admin'],
  body: readyTextBody,
  answer: readyTextVersion,
  errors: ['conflict'],
});
