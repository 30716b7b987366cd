import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { atMostOnePlace, placeQuery } from '../places/near.ts';
import { SPECIES_VALUES } from '../species.ts';
import { pledgeBody, pledgeCard, pledgeRecord } from './schemas.ts';

export const listPledges = defineEndpoint({
  name: 'listPledges',
  method: 'GET',
  path: '/pledges',
  summary: 'Community pledges, newest first',
  access: 'anyone',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      fisherman: z.optional(userId),
      species: z.optional(z.enum(SPECIES_VALUES)),
      /** Only those with meals left that can still be claimed. */
      available: z.optional(z.literal('true', 'available is true, or left out')),
      q: z.optional(searchText),
    })
    .check(atMostOnePlace),
  answer: listOf(pledgeCard),
  errors: ['invalid_cursor'],
  cache: { seconds: 5, staleSeconds: 30 },
});

export const getPledge = defineEndpoint({
  name: 'getPledge',
  method: 'GET',
  path: '/pledges/{pledgeId}',
  summary: 'One pledge with its photos',
  access: 'anyone',
  params: z.object({ pledgeId: id }),
  answer: pledgeRecord,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const createPledge = defineEndpoint({
  name: 'createPledge',
  method: 'POST',
  path: '/pledges',
  summary: 'Pledge meals to families in need; the catch photo is primary',
  access: 'member',
  idempotent: true,
  body: pledgeBody,
  answer: pledgeRecord,
  errors: ['conflict'],
});
