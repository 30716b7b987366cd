import * as z from 'zod/mini';
import { eitherList } from '#words/claims/claims.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { cancelBody, collectBody, newCode } from '../holds/schemas.ts';
import { claimBody, claimCard, claimRecord, claimWithCode, servedBody } from './schemas.ts';

const params = z.object({ claimId: id });

export const createClaim = defineEndpoint({
  name: 'createClaim',
  method: 'POST',
  path: '/pledges/{pledgeId}/claims',
  summary: 'Claim meals of a pledge for my organization; a refusal names the current number or rule',
  access: 'member',
  scope: 'claims:write',
  feature: 'claims',
  limit: 'claim',
  idempotent: true,
  params: z.object({ pledgeId: id }),
  body: claimBody,
  answer: claimWithCode,
  errors: ['conflict'],
});

export const listClaims = defineEndpoint({
  name: 'listClaims',
  method: 'GET',
  path: '/claims',
  summary: 'List the claims of my organization or on my pledge, newest first',
  access: 'member',
  scope: 'claims:write',
  feature: 'claims',
  query: z.strictObject({ ...listQuery, organizationId: z.optional(id), pledgeId: z.optional(id) }).check(
    z.refine(({ organizationId, pledgeId }) => (organizationId === undefined) !== (pledgeId === undefined), {
      path: ['organizationId'],
      error: eitherList,
    }),
  ),
  answer: listOf(claimCard),
  errors: ['suspended', 'not_found'],
});

export const getClaim = defineEndpoint({
  name: 'getClaim',
  method: 'GET',
  path: '/claims/{claimId}',
  summary: 'Get a claim of my organization or on my pledge; anyone else gets "not found"',
  access: 'member',
  scope: 'claims:write',
  feature: 'claims',
  params,
  answer: claimRecord,
  errors: ['suspended'],
});

export const cancelClaim = defineEndpoint({
  name: 'cancelClaim',
  method: 'POST',
  path: '/claims/{claimId}/cancel',
  summary: 'Cancel an open claim with a reason, from either side, which frees its meals',
  access: 'member',
  scope: 'claims:write',
  feature: 'claims',
  limit: 'claimChange',
  params,
  body: cancelBody,
  answer: claimRecord,
  errors: ['conflict'],
});

export const createClaimCode = defineEndpoint({
  name: 'createClaimCode',
  method: 'POST',
  path: '/claims/{claimId}/code',
  summary: 'Make a new collection code for a claim of my organization; the code before it stops working',
  access: 'member',
  scope: 'claims:write',
  feature: 'claims',
  limit: 'claimChange',
  params,
  answer: newCode,
  errors: ['not_allowed', 'conflict'],
});

export const collectClaim = defineEndpoint({
  name: 'collectClaim',
  method: 'POST',
  path: '/claims/{claimId}/collect',
  summary:
    'Confirm with the collector’s code that meals of my pledge were handed over, now or while I was offline; a second call changes nothing',
  access: 'member',
  feature: 'claims',
  limit: 'claimChange',
  params,
  body: collectBody,
  answer: claimRecord,
  errors: ['not_allowed', 'conflict'],
});

export const recordNoShow = defineEndpoint({
  name: 'recordNoShow',
  method: 'POST',
  path: '/claims/{claimId}/no-show',
  summary: 'Record that nobody collected meals of my pledge after the pickup slot ended, which frees them',
  access: 'member',
  feature: 'claims',
  limit: 'claimChange',
  params,
  answer: claimRecord,
  errors: ['not_allowed', 'conflict'],
});

export const recordServed = defineEndpoint({
  name: 'recordServed',
  method: 'POST',
  path: '/claims/{claimId}/served',
  summary: 'Record how many of the collected meals my organization served; the last number counts',
  access: 'member',
  scope: 'claims:write',
  feature: 'claims',
  limit: 'claimChange',
  params,
  body: servedBody,
  answer: claimRecord,
  errors: ['not_allowed', 'conflict'],
});
