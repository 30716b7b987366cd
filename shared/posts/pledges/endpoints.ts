import * as z from 'zod/mini';
import { available } from '#words/general/parameters.ts';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../../contract/list.ts';
import { id, userId } from '../../fields.ts';
import { cancelBody } from '../../holds/schemas.ts';
import { atMostOnePlace, placeQuery } from '../../places/near.ts';
import { speciesId } from '../../species/schemas.ts';
import { postDeleted, visibilityBody } from '../schemas.ts';
import { mealsAround, mealsOnOffer, mealsQuery } from './meals-on-offer.ts';
import { ownPledge, pledgeBody, pledgeCard, pledgePatch, pledgeRecord } from './schemas.ts';

export const listPledges = defineEndpoint({
  name: 'listPledges',
  method: 'GET',
  path: '/pledges',
  summary: 'List community pledges, newest first',
  access: 'anyone',
  scope: 'pledges:read',
  feature: 'pledges',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      fisherman: z.optional(userId),
      species: z.optional(speciesId()),
      /** Only pledges with meals that can still be claimed. */
      available: z.optional(z.literal('true', available)),
      q: z.optional(searchText),
    })
    .check(atMostOnePlace),
  answer: listOf(pledgeCard),
  cache: { seconds: 5, staleSeconds: 30 },
});

export const getPledge = defineEndpoint({
  name: 'getPledge',
  method: 'GET',
  path: '/pledges/{pledgeId}',
  summary: 'Get a pledge with its photos',
  access: 'anyone',
  scope: 'pledges:read',
  feature: 'pledges',
  params: z.object({ pledgeId: id }),
  answer: pledgeRecord,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const createPledge = defineEndpoint({
  name: 'createPledge',
  method: 'POST',
  path: '/pledges',
  summary: 'Pledge meals to families in need; the catch photo is the primary one',
  access: 'member',
  feature: 'pledges',
  limit: 'post',
  idempotent: true,
  body: pledgeBody,
  answer: pledgeRecord,
  errors: ['not_allowed', 'conflict'],
});

export const updatePledge = defineEndpoint({
  name: 'updatePledge',
  method: 'PATCH',
  path: '/pledges/{pledgeId}',
  summary: 'Edit my pledge, made from the version named; a newer version is a conflict that names it',
  access: 'member',
  feature: 'pledges',
  limit: 'edit',
  params: z.object({ pledgeId: id }),
  body: pledgePatch,
  answer: ownPledge,
  errors: ['not_allowed', 'conflict'],
});

export const setPledgeVisibility = defineEndpoint({
  name: 'setPledgeVisibility',
  method: 'PUT',
  path: '/pledges/{pledgeId}/visibility',
  summary: 'Hide my pledge or show it again; a second call changes nothing',
  access: 'member',
  limit: 'edit',
  params: z.object({ pledgeId: id }),
  body: visibilityBody,
  answer: ownPledge,
  errors: ['not_allowed', 'conflict'],
});

export const deletePledge = defineEndpoint({
  name: 'deletePledge',
  method: 'DELETE',
  path: '/pledges/{pledgeId}',
  summary:
    'Delete my pledge with its photos and likes for good; open claims need a reason and are cancelled with it; a second call gets "not found"',
  access: 'member',
  limit: 'edit',
  params: z.object({ pledgeId: id }),
  body: z.optional(cancelBody),
  answer: postDeleted,
  errors: ['not_allowed', 'conflict'],
});

export const findMeals = defineEndpoint({
  name: 'findMeals',
  method: 'GET',
  path: '/organizations/{organizationId}/pledges',
  summary: "List pledges with meals left within my organization's radius, with handling and pickup",
  access: 'member',
  scope: 'pledges:read',
  feature: 'claims',
  params: z.object({ organizationId: id }),
  query: mealsQuery,
  answer: mealsAround,
  errors: ['suspended'],
});

export const getMealsOnOffer = defineEndpoint({
  name: 'getMealsOnOffer',
  method: 'GET',
  path: '/organizations/{organizationId}/pledges/{pledgeId}',
  summary: 'Get a pledge with the handling and pickup that members of an organization see',
  access: 'member',
  scope: 'pledges:read',
  feature: 'claims',
  params: z.object({ organizationId: id, pledgeId: id }),
  answer: mealsOnOffer,
  errors: ['suspended'],
});
