import * as z from 'zod/mini';
import { eitherList } from '#words/claims.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { cancelBody, claimBody, claimCard, claimRecord } from './schemas.ts';

const params = z.object({ claimId: id });

export const createClaim = defineEndpoint({
  name: 'createClaim',
  method: 'POST',
  path: '/pledges/{pledgeId}/claims',
  summary:
    'Claim meals of a pledge for an organization that I act for; the refusal says the number or rule of now',
  access: 'member',
  limit: 'claim',
  idempotent: true,
  params: z.object({ pledgeId: id }),
  body: claimBody,
  answer: claimRecord,
  errors: ['conflict'],
});

export const listClaims = defineEndpoint({
  name: 'listClaims',
  method: 'GET',
  path: '/claims',
  summary: 'Claims of an organization that I act for, or on a pledge of mine, newest first',
  access: 'member',
  query: z.strictObject({ ...listQuery, organizationId: z.optional(id), pledgeId: z.optional(id) }).check(
    z.refine(({ organizationId, pledgeId }) => (organizationId === undefined) !== (pledgeId === undefined), {
      path: ['organizationId'],
      error: eitherList,
    }),
  ),
  answer: listOf(claimCard),
  errors: ['invalid_cursor', 'not_found'],
});

export const getClaim = defineEndpoint({
  name: 'getClaim',
  method: 'GET',
  path: '/claims/{claimId}',
  summary: 'One claim, of an organization that I act for or on a pledge of mine; to others it is absent',
  access: 'member',
  params,
  answer: claimRecord,
});

export const cancelClaim = defineEndpoint({
  name: 'cancelClaim',
  method: 'POST',
  path: '/claims/{claimId}/cancel',
  summary: 'Cancel an open claim, by either side, with a reason: its meals are free again',
  access: 'member',
  limit: 'claimChange',
  params,
  body: cancelBody,
  answer: claimRecord,
  errors: ['conflict'],
});
