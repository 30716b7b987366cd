/** The signed-in person's own posts, separate from their account, which every page reads. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { catchCard, ownCatch } from './catches/schemas.ts';
import { ownPledge, pledgeCard } from './pledges/schemas.ts';
import { ownPostFields } from './schemas.ts';

export const listMyCatches = defineEndpoint({
  name: 'listMyCatches',
  method: 'GET',
  path: '/me/catches',
  summary: 'List my catches, hidden ones included, newest first',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(z.extend(catchCard, { ...ownPostFields, collected: ownCatch.shape.collected })),
});

export const listMyPledges = defineEndpoint({
  name: 'listMyPledges',
  method: 'GET',
  path: '/me/pledges',
  summary: 'List my pledges, hidden ones included, newest first',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(z.extend(pledgeCard, ownPostFields)),
});

export const getMyCatch = defineEndpoint({
  name: 'getMyCatch',
  method: 'GET',
  path: '/me/catches/{catchId}',
  summary: 'Get my catch, even a hidden one, with everything its edit form needs',
  access: 'member',
  params: z.object({ catchId: id }),
  answer: ownCatch,
});

export const getMyPledge = defineEndpoint({
  name: 'getMyPledge',
  method: 'GET',
  path: '/me/pledges/{pledgeId}',
  summary: 'Get my pledge, even a hidden one, with everything its edit form needs',
  access: 'member',
  params: z.object({ pledgeId: id }),
  answer: ownPledge,
});
