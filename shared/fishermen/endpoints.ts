import * as z from 'zod/mini';
import * as words from '#words/general/parameters.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { userId } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { atMostOnePlace, placeQuery } from '../places/near.ts';
import { fishermanCard, fishermanProfile } from './schemas.ts';

const cache = { seconds: 5, staleSeconds: 30 };

export const listFishermen = defineEndpoint({
  name: 'listFishermen',
  method: 'GET',
  path: '/fishermen',
  summary:
    'List fishermen, the newest profile first, by name or Pro only; the community host lists those with a pledge on show',
  access: 'anyone',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      flavour: z._default(z.enum(FLAVOURS), 'consumer'),
      /** Words to search for in the name. */
      q: z.optional(searchText),
      pro: z.optional(z.literal('true', words.pro)),
    })
    .check(atMostOnePlace),
  answer: listOf(fishermanCard),
  cache,
});

export const getFisherman = defineEndpoint({
  name: 'getFisherman',
  method: 'GET',
  path: '/fishermen/{userId}',
  summary: "Get a fisherman's public profile with totals and rating",
  access: 'anyone',
  params: z.object({ userId }),
  answer: fishermanProfile,
  cache,
});
