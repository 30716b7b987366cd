import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { apiKey, keyBody, keyId, leakedKeyBody, newKey } from './schemas.ts';

export const listKeys = defineEndpoint({
  name: 'listKeys',
  method: 'GET',
  path: '/organizations/{organizationId}/keys',
  summary: 'List the API keys of my organization without their secrets, for coordinators',
  access: 'member',
  params: z.object({ organizationId: id }),
  /** At most two. */
  answer: z.object({ items: z.array(apiKey) }),
  errors: ['suspended', 'not_allowed'],
});

export const createKey = defineEndpoint({
  name: 'createKey',
  method: 'POST',
  path: '/organizations/{organizationId}/keys',
  summary:
    'Make an API key for my organization, as a coordinator; the key itself is in the first response only, and two can exist at a time',
  access: 'member',
  limit: 'organization',
  idempotent: true,
  params: z.object({ organizationId: id }),
  body: keyBody,
  answer: newKey,
  errors: ['not_allowed', 'conflict'],
});

export const deleteKey = defineEndpoint({
  name: 'deleteKey',
  method: 'DELETE',
  path: '/organizations/{organizationId}/keys/{keyId}',
  summary: 'End an API key of my organization, as a coordinator; it is refused from the next call on',
  access: 'member',
  limit: 'organization',
  params: z.object({ organizationId: id, keyId }),
  answer: z.object({ ended: z.literal(true) }),
  errors: ['not_allowed'],
});

export const endLeakedKey = defineEndpoint({
  name: 'endLeakedKey',
  method: 'POST',
  path: '/keys/end',
  summary:
    'End an API key that you have or found in a public place; for a key that has ended or never existed, the response is the same',
  access: 'anyone',
  limit: {
    none: 'Nobody is signed in, and a key without the right checksum is refused before anything is read.',
  },
  body: leakedKeyBody,
  answer: z.object({ ended: z.literal(true) }),
});
