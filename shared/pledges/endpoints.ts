import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { SPECIES_VALUES } from '../species.ts';
import { pledgeBody, pledgeCard, pledgeRecord } from './schemas.ts';

export const listPledges = defineEndpoint({
  name: 'listPledges',
  method: 'GET',
  path: '/pledges',
  summary: 'Community pledges, newest first',
  access: 'anyone',
  query: z.strictObject({
    ...listQuery,
    fisherman: z.optional(userId),
    species: z.optional(z.enum(SPECIES_VALUES)),
  }),
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
