import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { atMostOnePlace, placeQuery } from '../places/near.ts';
import { SPECIES_VALUES } from '../species.ts';
import { catchBody, catchCard, catchRecord, PAYMENT_TYPES } from './schemas.ts';

export const listCatches = defineEndpoint({
  name: 'listCatches',
  method: 'GET',
  path: '/catches',
  summary: 'Marketplace catches that are on offer, newest first',
  access: 'anyone',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      fisherman: z.optional(userId),
      species: z.optional(z.enum(SPECIES_VALUES)),
      payment: z.optional(z.enum(PAYMENT_TYPES)),
      q: z.optional(searchText),
    })
    .check(atMostOnePlace),
  answer: listOf(catchCard),
  errors: ['invalid_cursor'],
  cache: { seconds: 5, staleSeconds: 30 },
});

export const getCatch = defineEndpoint({
  name: 'getCatch',
  method: 'GET',
  path: '/catches/{catchId}',
  summary: 'One catch with its photos and contact',
  access: 'anyone',
  params: z.object({ catchId: id }),
  answer: catchRecord,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const createCatch = defineEndpoint({
  name: 'createCatch',
  method: 'POST',
  path: '/catches',
  summary: 'Post a catch in the marketplace; photos by uploadId, the first is primary',
  access: 'member',
  idempotent: true,
  body: catchBody,
  answer: catchRecord,
  errors: ['conflict'],
});
