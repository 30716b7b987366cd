import * as z from 'zod/mini';
import { catchOrder, onesCatchesByPrice } from '#words/general/parameters.ts';
import { amountInvalid } from '#words/posts/rules.ts';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../../contract/list.ts';
import { id, userId } from '../../fields.ts';
import { atMostOnePlace, placeQuery } from '../../places/near.ts';
import { speciesId } from '../../species/schemas.ts';
import { amount, CONDITIONS, catchCard, catchRecord, PAYMENT_TYPES, PICKUP_OPTIONS } from './schemas.ts';

/** Orders of the list besides the newest first. */
const CATCH_ORDERS = ['price'] as const;

const priceAtMost = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,2})?$/, amountInvalid)),
  z.pipe(z.transform(Number), amount),
);

/** One person's few catches are not indexed in this order. */
const notOnePersonsByPrice = z.refine<{ fisherman?: unknown; sort?: unknown }>(
  ({ fisherman, sort }) => fisherman === undefined || sort === undefined,
  { path: ['sort'], error: onesCatchesByPrice },
);

export const listCatches = defineEndpoint({
  name: 'listCatches',
  method: 'GET',
  path: '/catches',
  summary:
    'List the marketplace catches on offer, newest first; by price, free ones come first, then pay what you can, then the price of a pound where it can be reckoned, then other prices as stated',
  access: 'anyone',
  feature: 'sales',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      fisherman: z.optional(userId),
      species: z.optional(speciesId()),
      payment: z.optional(z.enum(PAYMENT_TYPES)),
      /** Dollars for a pound where that can be reckoned, otherwise as stated. Nothing is asked for free catches and the like. */
      priceAtMost: z.optional(priceAtMost),
      condition: z.optional(z.enum(CONDITIONS)),
      pickup: z.optional(z.enum(PICKUP_OPTIONS)),
      q: z.optional(searchText),
      sort: z.optional(z.enum(CATCH_ORDERS, catchOrder)),
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
