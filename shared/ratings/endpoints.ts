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
    'Rate a fisherman, once for a claim that my organization collected, or once for a catch that we wrote to each other about',
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
  summary: 'Change a rating of mine, for 7 days',
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
  summary: 'Delete a rating of mine for good, for 7 days; what it was about is not rated again',
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
  summary: 'Answer a rating of myself, once',
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
  summary: 'What others thought of a fisherman, newest first',
  access: 'anyone',
  query: z.strictObject({ ...listQuery, fisherman: userId }),
  answer: listOf(rating),
  cache: { seconds: 5, staleSeconds: 30 },
});

export const listMyRatings = defineEndpoint({
  name: 'listMyRatings',
  method: 'GET',
  path: '/me/ratings',
  summary: 'Ratings that I gave, newest first',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(rating),
});

export const getRatingState = defineEndpoint({
  name: 'getRatingState',
  method: 'GET',
  path: '/me/ratings/{catchId}',
  summary: 'Whether I may rate the fisherman of a catch, or have done so',
  access: 'member',
  params: z.object({ catchId: id }),
  answer: z.object({ state: z.enum(['not_yet', 'open', 'rated']) }),
});
