import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { year } from '../receipts/year.ts';
import { annualReport, storyBody } from './schemas.ts';

const params = z.object({ organizationId: id });
const query = z.strictObject({ year });

export const getAnnualReport = defineEndpoint({
  name: 'getAnnualReport',
  method: 'GET',
  path: '/organizations/{organizationId}/report',
  summary: 'Get what an organization collected and served in a year, for its members',
  access: 'member',
  params,
  query,
  answer: annualReport,
  errors: ['suspended'],
});

export const getAnnualReportFile = defineEndpoint({
  name: 'getAnnualReportFile',
  method: 'GET',
  path: '/organizations/{organizationId}/report/pdf',
  summary: "Get an organization's report of a year as a PDF file, for its members",
  access: 'member',
  limit: 'file',
  params,
  query,
  answer: z.instanceof(Uint8Array),
  mediaType: 'application/pdf',
  errors: ['suspended'],
});

export const writeAnnualReport = defineEndpoint({
  name: 'writeAnnualReport',
  method: 'PUT',
  path: '/organizations/{organizationId}/report',
  summary: "Write the words of an organization's report of a year as its coordinator",
  access: 'member',
  limit: 'organization',
  params,
  body: storyBody,
  answer: annualReport,
  errors: ['not_allowed', 'conflict'],
});
