import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { year } from '../receipts/year.ts';
import { annualReport, linkBody, sharedReport, storyBody } from './schemas.ts';

const params = z.object({ organizationId: id });
const query = z.strictObject({ year });
const reportParams = z.object({ organizationId: id, year });

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

export const shareAnnualReport = defineEndpoint({
  name: 'shareAnnualReport',
  method: 'PUT',
  path: '/organizations/{organizationId}/report/{year}/link',
  summary:
    "Make the address at which anybody can read an organization's report of a year, or change what it shows, as its coordinator",
  access: 'member',
  limit: 'organization',
  params: reportParams,
  body: linkBody,
  answer: annualReport,
  errors: ['not_allowed', 'conflict'],
});

export const endSharedReport = defineEndpoint({
  name: 'endSharedReport',
  method: 'DELETE',
  path: '/organizations/{organizationId}/report/{year}/link',
  summary: 'End the address of a report, as a coordinator; a second call changes nothing',
  access: 'member',
  limit: 'organization',
  params: reportParams,
  answer: annualReport,
  errors: ['not_allowed', 'conflict'],
});

export const getSharedReport = defineEndpoint({
  name: 'getSharedReport',
  method: 'GET',
  path: '/shared-reports/{secret}',
  summary:
    'Get the report at the secret address that a coordinator made; the response is the same for an address that ended or never existed',
  access: 'anyone',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  answer: sharedReport,
  errors: ['not_found'],
  throttle: { rate: 20, burst: 50 },
});
