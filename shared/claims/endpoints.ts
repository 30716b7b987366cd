import * as z from 'zod/mini';
import { eitherList } from '#words/claims/claims.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import {
  cancelBody,
  claimBody,
  claimCard,
  claimRecord,
  claimWithCode,
  collectBody,
  newCode,
  servedBody,
} from './schemas.ts';

const params = z.object({ claimId: id });

export const createClaim = defineEndpoint({
  name: 'createClaim',
  method: 'POST',
  path: '/pledges/{pledgeId}/claims',
  summary:
    'Claim meals of a pledge for an organization that I act for; the refusal says the number or rule of now',
  access: 'member',
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
  summary: 'Claims of an organization that I act for, or on a pledge of mine, newest first',
  access: 'member',
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
  summary: 'One claim, of an organization that I act for or on a pledge of mine; to others it is absent',
  access: 'member',
  feature: 'claims',
  params,
  answer: claimRecord,
  errors: ['suspended'],
});

export const cancelClaim = defineEndpoint({
  name: 'cancelClaim',
  method: 'POST',
  path: '/claims/{claimId}/cancel',
  summary: 'Cancel an open claim, by either side, with a reason: its meals are free again',
  access: 'member',
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
  summary:
    'Make a new code for the collector of a claim of my organization; the one before is worth nothing then',
  access: 'member',
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
    'Confirm with the collector’s code that meals of my pledge were handed over, now or while I was offline; confirmed once more, nothing happens',
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
  summary: 'Say that nobody came for meals of my pledge, once the pickup time is over: they are free again',
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
  summary:
    'Record how many of the meals that my organization collected were served; recorded again, the last number counts',
  access: 'member',
  feature: 'claims',
  limit: 'claimChange',
  params,
  body: servedBody,
  answer: claimRecord,
  errors: ['not_allowed', 'conflict'],
});
