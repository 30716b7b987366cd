import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { answerBody, rating, ratingBody, ratingUpdate } from './schemas.ts';

export const createRating = defineEndpoint({
  name: 'createRating',
  method: 'POST',
  path: '/ratings',
  summary:
    'Rate a fisherman once for each claim my organization collected, or once for each catch that I collected or that we messaged each other about',
  access: 'member',
  limit: 'rating',
  idempotent: true,
  body: ratingBody,
  answer: rating,
  errors: ['not_found', 'conflict'],
});

const ratingParams = z.object({ ratingId: id });

export const updateRating = defineEndpoint({
  name: 'updateRating',
  method: 'PUT',
  path: '/ratings/{ratingId}',
  summary: 'Change my rating, within 7 days',
  access: 'member',
  limit: 'rating',
  params: ratingParams,
  body: ratingUpdate,
  answer: rating,
  errors: ['not_found', 'conflict'],
});

export const deleteRating = defineEndpoint({
  name: 'deleteRating',
  method: 'DELETE',
  path: '/ratings/{ratingId}',
  summary: 'Delete my rating for good, within 7 days; the same claim or catch cannot be rated again',
  access: 'member',
  limit: 'rating',
  params: ratingParams,
  answer: z.object({ id, deleted: z.literal(true) }),
  errors: ['not_found', 'conflict'],
});

export const answerRating = defineEndpoint({
  name: 'answerRating',
  method: 'POST',
  path: '/ratings/{ratingId}/answer',
  summary: 'Reply once to a rating of me',
  access: 'member',
  limit: 'rating',
  params: ratingParams,
  body: answerBody,
  answer: rating,
  errors: ['conflict'],
});

export const listRatings = defineEndpoint({
  name: 'listRatings',
  method: 'GET',
  path: '/ratings',
  summary: "List a fisherman's ratings, newest first",
  access: 'anyone',
  query: z.strictObject({ ...listQuery, fisherman: userId }),
  answer: listOf(rating),
  cache: { seconds: 5, staleSeconds: 30 },
});

export const listMyRatings = defineEndpoint({
  name: 'listMyRatings',
  method: 'GET',
  path: '/me/ratings',
  summary: 'List the ratings I gave, newest first',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(rating),
});

export const getRatingState = defineEndpoint({
  name: 'getRatingState',
  method: 'GET',
  path: '/me/ratings/{catchId}',
  summary: 'Check if I can rate, or have rated, the fisherman of a catch',
  access: 'member',
  params: z.object({ catchId: id }),
  answer: z.object({ state: z.enum(['not_yet', 'open', 'rated']) }),
});
