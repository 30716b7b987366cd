/** API keys of partners, who belong to no organization. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { apiKey, keyId, newKey, partnerKeyBody } from './schemas.ts';

export const listPartnerKeys = defineEndpoint({
  name: 'listPartnerKeys',
  method: 'GET',
  path: '/admin/partner-keys',
  summary: 'List the API keys of partners without their secrets, by partner',
  access: ['admin'],
  answer: z.object({ items: z.array(apiKey) }),
});

export const createPartnerKey = defineEndpoint({
  name: 'createPartnerKey',
  method: 'POST',
  path: '/admin/partner-keys',
  summary:
    'Make an API key for the named partner, which reads what anyone may; the key itself is in the first response only, and two of a partner can exist at a time',
  access: ['admin'],
  idempotent: true,
  body: partnerKeyBody,
  answer: newKey,
  errors: ['conflict'],
});

export const deletePartnerKey = defineEndpoint({
  name: 'deletePartnerKey',
  method: 'DELETE',
  path: '/admin/partner-keys/{keyId}',
  summary: 'End an API key of a partner; it is refused from the next call on',
  access: ['admin'],
  params: z.object({ keyId }),
  answer: z.object({ ended: z.literal(true) }),
});
