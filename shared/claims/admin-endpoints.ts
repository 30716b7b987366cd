/** Claims that a manager of community aid has to review. */
import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import {
  claimCard,
  claimConflict,
  claimDecisionBody,
  conflictResolutionBody,
  noShowStrikeBody,
} from './schemas.ts';

const access = ['admin', 'community_aid_manager'] as const satisfies readonly Group[];

export const listWaitingClaims = defineEndpoint({
  name: 'listWaitingClaims',
  method: 'GET',
  path: '/admin/claims',
  summary:
    'List the claims that wait for approval because the organization missed earlier ones, newest first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(claimCard),
});

export const decideClaim = defineEndpoint({
  name: 'decideClaim',
  method: 'POST',
  path: '/admin/claims/{claimId}/decision',
  summary: 'Approve a waiting claim, or decline it, which frees its meals',
  access,
  params: z.object({ claimId: id }),
  body: claimDecisionBody,
  answer: claimCard,
  errors: ['conflict'],
});

export const listNoShows = defineEndpoint({
  name: 'listNoShows',
  method: 'GET',
  path: '/admin/organizations/{organizationId}/no-shows',
  summary: 'List the missed claims that still count against an organization, newest first',
  access,
  params: z.object({ organizationId: id }),
  answer: z.object({ items: z.array(claimCard) }),
});

export const strikeNoShow = defineEndpoint({
  name: 'strikeNoShow',
  method: 'POST',
  path: '/admin/no-shows/{claimId}/strike',
  summary: 'Strike a no-show with a reason, so that it no longer counts against the organization',
  access,
  params: z.object({ claimId: id }),
  body: noShowStrikeBody,
  answer: claimCard,
  errors: ['conflict'],
});

export const listClaimConflicts = defineEndpoint({
  name: 'listClaimConflicts',
  method: 'GET',
  path: '/admin/claim-conflicts',
  summary:
    'List handovers reported after the meals had gone to another organization, newest claim first, with both accounts',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(claimConflict),
});

export const resolveClaimConflict = defineEndpoint({
  name: 'resolveClaimConflict',
  method: 'POST',
  path: '/admin/claim-conflicts/{claimId}/resolution',
  summary:
    'Count up to the number of meals left as collected in a conflicting handover, or close it without counting any',
  access,
  params: z.object({ claimId: id }),
  body: conflictResolutionBody,
  answer: claimCard,
  errors: ['conflict'],
});
