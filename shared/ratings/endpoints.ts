import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { answerBody, rating, ratingBody } from './schemas.ts';

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

export const answerRating = defineEndpoint({
  name: 'answerRating',
  method: 'POST',
  path: '/ratings/{ratingId}/answer',
  summary: 'Answer a rating of myself, once',
  access: 'member',
  limit: 'rating',
  params: z.object({ ratingId: id }),
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
  errors: ['invalid_cursor'],
  cache: { seconds: 5, staleSeconds: 30 },
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
