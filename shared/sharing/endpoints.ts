import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id, userId } from '../fields.ts';
import { POST_KIND_NAMES } from '../posts/schemas.ts';
import { SHARE_WAYS } from '../share-ways.ts';
import { MAX_SHORT_NAME, SHORT_NAME, SHORT_SPACES } from './short-addresses.ts';

const via = z.enum(SHARE_WAYS);

const shared = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum([...POST_KIND_NAMES, 'landing']), id }),
  z.strictObject({ kind: z.literal('fisherman'), id: userId }),
]);

const visits = z.object({ via, visits: z.int() });

export const countSharedVisit = defineEndpoint({
  name: 'countSharedVisit',
  method: 'POST',
  path: '/shared-visits',
  summary:
    'Count a visit to a post, landing, fisherman or organization by a shared link, without keeping anything about the visitor',
  access: 'anyone',
  limit: { none: 'Nobody is signed in: its handler counts by network address.' },
  idempotent: true,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum([...POST_KIND_NAMES, 'landing', 'organization']), id, via }),
    z.strictObject({ kind: z.literal('fisherman'), id: userId, via }),
  ]),
  /** False for visits above the limit of one network address. */
  answer: z.object({ counted: z.boolean() }),
  errors: ['not_found'],
});

export const listSharedVisits = defineEndpoint({
  name: 'listSharedVisits',
  method: 'GET',
  path: '/me/shared-visits',
  summary:
    'List how often my posts, landings and profile, or my organization, were opened by shared links in the last 30 days, by kind of link',
  access: 'member',
  query: z.strictObject({ organization: z.optional(id) }),
  answer: z.object({
    items: z.array(
      z.object({
        /** The id of a post or landing, or of the requested fisherman or organization. */
        id: z.string(),
        visits: z.int(),
        /** The most frequent way first. */
        ways: z.array(visits),
      }),
    ),
  }),
  errors: ['suspended'],
});

export const getShortAddress = defineEndpoint({
  name: 'getShortAddress',
  method: 'GET',
  path: '/short-addresses/{space}/{name}',
  summary: 'Find the post, landing or fisherman of a short address',
  access: 'anyone',
  params: z.object({
    space: z.enum(SHORT_SPACES),
    name: z.string().check(z.toLowerCase(), z.maxLength(MAX_SHORT_NAME), z.regex(SHORT_NAME)),
  }),
  answer: shared,
});

export const createShortAddress = defineEndpoint({
  name: 'createShortAddress',
  method: 'PUT',
  path: '/short-addresses',
  summary:
    'Give a post, a landing or a fisherman a short address; asked for once more, the answer is the same one',
  access: 'anyone',
  limit: { none: 'Nobody is signed in: its handler counts by network address.' },
  body: shared,
  answer: z.object({
    /** The path below the origin of either site. */
    path: z.string(),
  }),
  errors: ['not_found', 'conflict'],
});
