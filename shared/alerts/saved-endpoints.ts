import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { idList, listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { savedPost } from './schemas.ts';

const answer = z.object({ saved: z.boolean() });

export const listSavedPosts = defineEndpoint({
  name: 'listSavedPosts',
  method: 'GET',
  path: '/saved-posts',
  summary: 'List the posts I saved, the newest post first, each as it is now',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(savedPost),
});

export const findSavedPosts = defineEndpoint({
  name: 'findSavedPosts',
  method: 'GET',
  path: '/me/saved-posts',
  summary: 'Find which of these posts I saved, when GET /me leaves them out',
  access: 'member',
  query: z.strictObject({ posts: idList(id) }),
  answer: z.object({ savedPostIds: z.array(id) }),
});

export const saveCatch = defineEndpoint({
  name: 'saveCatch',
  method: 'PUT',
  path: '/catches/{catchId}/saved',
  summary: 'Save a catch to be told of its changes; a second call changes nothing',
  access: 'member',
  feature: 'alerts',
  limit: 'follow',
  params: z.object({ catchId: id }),
  answer,
});

export const unsaveCatch = defineEndpoint({
  name: 'unsaveCatch',
  method: 'DELETE',
  path: '/catches/{catchId}/saved',
  summary: 'Stop following a catch; a second call changes nothing',
  access: 'member',
  limit: 'follow',
  params: z.object({ catchId: id }),
  answer,
});

export const savePledge = defineEndpoint({
  name: 'savePledge',
  method: 'PUT',
  path: '/pledges/{pledgeId}/saved',
  summary: 'Save a pledge to be told of its changes; a second call changes nothing',
  access: 'member',
  feature: 'alerts',
  limit: 'follow',
  params: z.object({ pledgeId: id }),
  answer,
});

export const unsavePledge = defineEndpoint({
  name: 'unsavePledge',
  method: 'DELETE',
  path: '/pledges/{pledgeId}/saved',
  summary: 'Stop following a pledge; a second call changes nothing',
  access: 'member',
  limit: 'follow',
  params: z.object({ pledgeId: id }),
  answer,
});

export const saveLanding = defineEndpoint({
  name: 'saveLanding',
  method: 'PUT',
  path: '/landings/{landingId}/saved',
  summary: 'Save a landing to be told of its changes; a second call changes nothing',
  access: 'member',
  feature: 'alerts',
  limit: 'follow',
  params: z.object({ landingId: id }),
  answer,
});

export const unsaveLanding = defineEndpoint({
  name: 'unsaveLanding',
  method: 'DELETE',
  path: '/landings/{landingId}/saved',
  summary: 'Stop following a landing; a second call changes nothing',
  access: 'member',
  limit: 'follow',
  params: z.object({ landingId: id }),
  answer,
});
