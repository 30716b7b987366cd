import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import {
  checkedReceipt,
  confirmBody,
  RECEIPT_STATES,
  receiptCard,
  receiptId,
  receiptRecord,
  revisionBody,
} from './schemas.ts';
import { year } from './year.ts';

const ofOrganization = z.object({ organizationId: id });
const params = z.object({ receiptId });

export const listReceipts = defineEndpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/organizations/{organizationId}/receipts',
  summary: 'List the receipts of an organization for its coordinators, newest first',
  access: 'member',
  params: ofOrganization,
  query: z.strictObject({
    cursor: listQuery.cursor,
    limit: listQuery.limit,
    state: z.optional(z.enum(RECEIPT_STATES)),
  }),
  answer: listOf(receiptCard),
  errors: ['suspended', 'not_allowed'],
});

export const confirmReceipts = defineEndpoint({
  name: 'confirmReceipts',
  method: 'POST',
  path: '/organizations/{organizationId}/receipts/confirm',
  summary: 'Confirm drafts of receipts as a coordinator; one that is confirmed already stays as it is',
  access: 'member',
  limit: 'organization',
  params: ofOrganization,
  body: confirmBody,
  answer: z.object({ items: z.array(receiptCard) }),
  errors: ['not_allowed', 'conflict'],
});

export const listMyReceipts = defineEndpoint({
  name: 'listMyReceipts',
  method: 'GET',
  path: '/me/receipts',
  summary: 'List the receipts for what I gave in a year, oldest first',
  access: 'member',
  query: z.strictObject({ year }),
  answer: z.object({ items: z.array(receiptCard) }),
});

export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/receipts/{receiptId}',
  summary: 'Get a receipt with all its versions, as its donor or a coordinator; anyone else gets "not found"',
  access: 'member',
  params,
  answer: receiptRecord,
  errors: ['suspended'],
});

export const getReceiptFile = defineEndpoint({
  name: 'getReceiptFile',
  method: 'GET',
  path: '/receipts/{receiptId}/pdf',
  summary: 'Get the newest version of a receipt as a PDF file, as its donor or a coordinator',
  access: 'member',
  limit: 'file',
  params,
  answer: z.instanceof(Uint8Array),
  mediaType: 'application/pdf',
  errors: ['suspended'],
});

export const getYearLetter = defineEndpoint({
  name: 'getYearLetter',
  method: 'GET',
  path: '/me/receipts/pdf',
  summary: 'Get the receipts for what I gave in a year as one PDF file; not found if there are none',
  access: 'member',
  limit: 'file',
  query: z.strictObject({ year }),
  answer: z.instanceof(Uint8Array),
  mediaType: 'application/pdf',
  errors: ['not_found'],
});

export const reviseReceipt = defineEndpoint({
  name: 'reviseReceipt',
  method: 'POST',
  path: '/receipts/{receiptId}/versions',
  summary: 'Correct or withdraw a receipt as a coordinator, by a new version that says why',
  access: 'member',
  limit: 'organization',
  params,
  body: revisionBody,
  answer: receiptRecord,
  errors: ['not_allowed', 'conflict'],
});

export const checkReceipt = defineEndpoint({
  name: 'checkReceipt',
  method: 'GET',
  path: '/receipts/{receiptId}/check',
  summary: 'Check whether a receipt is genuine: its organization, year and kind, and nothing more',
  access: 'anyone',
  params,
  answer: checkedReceipt,
  throttle: { rate: 20, burst: 50 },
});
