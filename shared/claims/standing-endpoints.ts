import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { standingAnswerBody, standingClaim, standingClaimBody } from './standing.ts';

export const listStandingClaims = defineEndpoint({
  name: 'listStandingClaims',
  method: 'GET',
  path: '/me/standing-claims',
  summary:
    'List the standing claims of my organization, or on my series without one; those that are over stay for 30 days',
  access: 'member',
  feature: 'claims',
  query: z.strictObject({ organizationId: z.optional(id) }),
  answer: z.object({ items: z.array(standingClaim) }),
  errors: ['suspended', 'not_found'],
});

export const askForStandingClaim = defineEndpoint({
  name: 'askForStandingClaim',
  method: 'PUT',
  path: '/me/standing-claims/{seriesId}/{organizationId}',
  summary:
    'Ask, as a coordinator, for meals of every pledge of a series; its fisherman accepts once. A repeat changes nothing',
  access: 'member',
  feature: 'claims',
  limit: 'claim',
  params: z.object({ seriesId: id, organizationId: id }),
  body: standingClaimBody,
  answer: standingClaim,
  errors: ['not_allowed', 'conflict'],
});

export const answerStandingClaim = defineEndpoint({
  name: 'answerStandingClaim',
  method: 'PUT',
  path: '/me/standing-claims/{seriesId}/{organizationId}/answer',
  summary: 'Accept or decline a standing claim on my series; a repeat changes nothing',
  access: 'member',
  feature: 'claims',
  limit: 'claimChange',
  params: z.object({ seriesId: id, organizationId: id }),
  body: standingAnswerBody,
  answer: standingClaim,
  errors: ['conflict'],
});

export const endStandingClaim = defineEndpoint({
  name: 'endStandingClaim',
  method: 'DELETE',
  path: '/me/standing-claims/{seriesId}/{organizationId}',
  summary:
    'End a standing claim of my organization, as a coordinator, or on my series; claims that are made stay; a second call gets "not found"',
  access: 'member',
  limit: 'claimChange',
  params: z.object({ seriesId: id, organizationId: id }),
  answer: standingClaim,
  errors: ['not_allowed'],
});
