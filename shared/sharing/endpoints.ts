import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id, userId } from '../fields.ts';
import { POST_KIND_NAMES } from '../posts/schemas.ts';
import { SHARE_WAYS } from '../share-ways.ts';

const via = z.enum(SHARE_WAYS);

const visits = z.object({ via, visits: z.int() });

export const countSharedVisit = defineEndpoint({
  name: 'countSharedVisit',
  method: 'POST',
  path: '/shared-visits',
  summary:
    'Count a visit to a post, fisherman or organization by a shared link, without keeping anything about the visitor',
  access: 'anyone',
  limit: { none: 'Nobody is signed in: its handler counts by network address.' },
  idempotent: true,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum([...POST_KIND_NAMES, 'organization']), id, via }),
    z.strictObject({ kind: z.literal('fisherman'), id: userId, via }),
  ]),
  /** Not counted is what one network asks for more often than people do. */
  answer: z.object({ counted: z.boolean() }),
  errors: ['not_found'],
});

export const listSharedVisits = defineEndpoint({
  name: 'listSharedVisits',
  method: 'GET',
  path: '/me/shared-visits',
  summary:
    'List how often my posts and profile, or my organization, were opened by shared links in the last 30 days, by kind of link',
  access: 'member',
  query: z.strictObject({ organization: z.optional(id) }),
  answer: z.object({
    items: z.array(
      z.object({
        /** Of a post, of the fisherman, or of the organization that was asked for. */
        id: z.string(),
        visits: z.int(),
        /** The most first. */
        ways: z.array(visits),
      }),
    ),
  }),
  errors: ['suspended'],
});
