import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { POST_STATES, postKind, postModerationBody, sitePost } from './post-schemas.ts';

export const listSitePosts = defineEndpoint({
  name: 'listSitePosts',
  method: 'GET',
  path: '/admin/posts',
  summary:
    'List the catches or pledges on offer, newest first, or with state those that are over, sold, hidden or taken down, or all of them',
  access: ['admin'],
  query: z.strictObject({
    ...listQuery,
    kind: z.optional(postKind),
    state: z.optional(z.enum([...POST_STATES, 'all'])),
    fisherman: z.optional(userId),
    q: z.optional(searchText),
  }),
  answer: listOf(sitePost),
});

export const moderatePost = defineEndpoint({
  name: 'moderatePost',
  method: 'PUT',
  path: '/admin/posts/{kind}/{postId}/moderation',
  summary:
    'Take a post down without a report, or let its fisherman show it again; the fisherman gets an email',
  access: ['admin'],
  params: z.object({ kind: postKind, postId: id }),
  body: postModerationBody,
  answer: sitePost,
  errors: ['not_found', 'conflict'],
});
