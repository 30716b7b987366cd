import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';

const params = z.object({ pledgeId: id });

/** The count after the call, which includes likes that others added meanwhile. */
const answer = z.object({ liked: z.boolean(), likeCount: z.int() });

export const likePledge = defineEndpoint({
  name: 'likePledge',
  method: 'PUT',
  path: '/pledges/{pledgeId}/like',
  summary: 'Like a pledge; a second call changes nothing',
  access: 'member',
  feature: 'pledges',
  limit: 'like',
  params,
  answer,
  errors: ['conflict'],
});

export const unlikePledge = defineEndpoint({
  name: 'unlikePledge',
  method: 'DELETE',
  path: '/pledges/{pledgeId}/like',
  summary: 'Remove my like from a pledge; a second call changes nothing',
  access: 'member',
  limit: 'like',
  params,
  answer,
  errors: ['conflict'],
});
