/** Claims that somebody who manages aid has to look at. */
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
  summary: 'Claims that wait for a yes since their organization missed several before, newest first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(claimCard),
});

export const decideClaim = defineEndpoint({
  name: 'decideClaim',
  method: 'POST',
  path: '/admin/claims/{claimId}/decision',
  summary: 'Approve a claim that waits, or decline it: then its meals are free again',
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
  summary: 'Claims of an organization that nobody collected and that still count against it, newest first',
  access,
  params: z.object({ organizationId: id }),
  answer: z.object({ items: z.array(claimCard) }),
});

export const strikeNoShow = defineEndpoint({
  name: 'strikeNoShow',
  method: 'POST',
  path: '/admin/no-shows/{claimId}/strike',
  summary: 'Take a no-show back, with a reason: it no longer counts against the organization',
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
    'Handovers that were told when others had the meals already, with both stories, newest claim first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(claimConflict),
});

export const resolveClaimConflict = defineEndpoint({
  name: 'resolveClaimConflict',
  method: 'POST',
  path: '/admin/claim-conflicts/{claimId}/resolution',
  summary:
    'Count as many meals of such a handover as are left as collected, or close it without counting any',
  access,
  params: z.object({ claimId: id }),
  body: conflictResolutionBody,
  answer: claimCard,
  errors: ['conflict'],
});
