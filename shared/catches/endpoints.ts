import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { atMostOnePlace, placeQuery } from '../places/near.ts';
import { postDeleted, visibilityBody } from '../posts/schemas.ts';
import { speciesId } from '../species-schemas.ts';
import {
  catchBody,
  catchCard,
  catchPatch,
  catchRecord,
  ownCatch,
  PAYMENT_TYPES,
  stockBody,
} from './schemas.ts';

/** How lists can be ordered other than by their time. */
const CATCH_ORDERS = ['price'] as const;

/** The few catches of one person are not kept in this order. */
const notOnePersonsByPrice = z.refine<{ fisherman?: unknown; sort?: unknown }>(
  ({ fisherman, sort }) => fisherman === undefined || sort === undefined,
  { path: ['sort'], error: 'The catches of one fisherman come newest first' },
);

export const listCatches = defineEndpoint({
  name: 'listCatches',
  method: 'GET',
  path: '/catches',
  summary:
    'Marketplace catches that are on offer, newest first; by price: free, then pay what you can, then the lowest number of dollars',
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
  errors: ['invalid_cursor'],
  cache: { seconds: 5, staleSeconds: 30 },
});

export const getCatch = defineEndpoint({
  name: 'getCatch',
  method: 'GET',
  path: '/catches/{catchId}',
  summary: 'One catch with its photos and contact',
  access: 'anyone',
  feature: 'sales',
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
  feature: 'sales',
  limit: 'post',
  idempotent: true,
  body: catchBody,
  answer: catchRecord,
  errors: ['not_allowed', 'conflict'],
});

export const updateCatch = defineEndpoint({
  name: 'updateCatch',
  method: 'PATCH',
  path: '/catches/{catchId}',
  summary: 'Edit a catch of mine, made from the version named; a newer one is a conflict that names it',
  access: 'member',
  feature: 'sales',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: catchPatch,
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const setCatchVisibility = defineEndpoint({
  name: 'setCatchVisibility',
  method: 'PUT',
  path: '/catches/{catchId}/visibility',
  summary: 'Hide a catch of mine, or show it again; asked once more, nothing happens',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: visibilityBody,
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const setCatchStock = defineEndpoint({
  name: 'setCatchStock',
  method: 'PUT',
  path: '/catches/{catchId}/stock',
  summary:
    'Mark a catch of mine as sold, take that back, or say how much of it is left; asked once more, nothing happens',
  access: 'member',
  feature: 'sales',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: stockBody,
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const markCatchPro = defineEndpoint({
  name: 'markCatchPro',
  method: 'PUT',
  path: '/catches/{catchId}/pro',
  summary: 'Make a catch of mine Pro for one credit; asked once more, nothing happens and none is taken',
  access: 'member',
  feature: 'goPro',
  limit: 'edit',
  params: z.object({ catchId: id }),
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const removeCatchPhoto = defineEndpoint({
  name: 'removeCatchPhoto',
  method: 'DELETE',
  path: '/catches/{catchId}/photos/{photoId}',
  summary: 'Remove a photo of a catch of mine; removed once more, nothing happens',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id, photoId: id }),
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const deleteCatch = defineEndpoint({
  name: 'deleteCatch',
  method: 'DELETE',
  path: '/catches/{catchId}',
  summary: 'Delete a catch of mine with its photos, for good; deleted once more it is not found',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id }),
  answer: postDeleted,
  errors: ['not_allowed', 'conflict'],
});
