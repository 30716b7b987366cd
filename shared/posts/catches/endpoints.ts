import * as z from 'zod/mini';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../../contract/list.ts';
import { id, userId } from '../../fields.ts';
import { atMostOnePlace, placeQuery } from '../../places/near.ts';
import { speciesId } from '../../species/schemas.ts';
import { catchCard, catchRecord, PAYMENT_TYPES } from './schemas.ts';

/** Orders of the list besides the newest first. */
const CATCH_ORDERS = ['price'] as const;

/** One person's few catches are not indexed in this order. */
const notOnePersonsByPrice = z.refine<{ fisherman?: unknown; sort?: unknown }>(
  ({ fisherman, sort }) => fisherman === undefined || sort === undefined,
  { path: ['sort'], error: 'The catches of one fisherman come newest first' },
);

export const listCatches = defineEndpoint({
  name: 'listCatches',
  method: 'GET',
  path: '/catches',
  summary:
    'List the marketplace catches on offer, newest first; by price, free ones come first, then pay what you can, then the lowest price',
  access: 'anyone',
  feature: 'sales',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      fisherman: z.optional(userId),
      species: z.optional(speciesId()),
      payment: z.optional(z.enum(PAYMENT_TYPES)),
      q: z.optional(searchText),
      sort: z.optional(z.enum(CATCH_ORDERS, 'sort is price, or left out for the newest first')),
    })
    .check(atMostOnePlace, notOnePersonsByPrice),
  answer: listOf(catchCard),
  cache: { seconds: 5, staleSeconds: 30 },
});

export const getCatch = defineEndpoint({
  name: 'getCatch',
  method: 'GET',
  path: '/catches/{catchId}',
  summary: 'Get a catch with its photos and contact',
  access: 'anyone',
  feature: 'sales',
  params: z.object({ catchId: id }),
  answer: catchRecord,
  cache: { seconds: 5, staleSeconds: 30 },
});
