import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { idList, listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { fishermanCard } from '../fishermen/schemas.ts';

const params = z.object({ fishermanId: userId });

const answer = z.object({ favorite: z.boolean() });

export const listFavorites = defineEndpoint({
  name: 'listFavorites',
  method: 'GET',
  path: '/favorites',
  summary:
    'List my favorite fishermen, the last added first; a page can be shorter than its limit, because deleted profiles are left out',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(fishermanCard),
});

export const addFavorite = defineEndpoint({
  name: 'addFavorite',
  method: 'PUT',
  path: '/favorites/{fishermanId}',
  summary: 'Add a fisherman to my favorites; a second call changes nothing',
  access: 'member',
  limit: 'favorite',
  params,
  answer,
  errors: ['conflict'],
});

export const removeFavorite = defineEndpoint({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/favorites/{fishermanId}',
  summary: 'Remove a fisherman from my favorites; a second call changes nothing',
  access: 'member',
  limit: 'favorite',
  params,
  answer,
  errors: ['conflict'],
});

export const findLikesAndFavorites = defineEndpoint({
  name: 'findLikesAndFavorites',
  method: 'GET',
  path: '/me/likes-and-favorites',
  summary:
    'Find which of these pledges I like and which of these fishermen are my favorites, when GET /me leaves them out',
  access: 'member',
  query: z.strictObject({ pledges: idList(id), fishermen: idList(userId) }),
  answer: z.object({ likedPledgeIds: z.array(id), favoriteFishermanIds: z.array(userId) }),
});
