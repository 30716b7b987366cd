import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Check that the API replies, and which version it is',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok'), version: z.string(), stage: z.string() }),
});

export const getOpenApi = defineEndpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Get this API as an OpenAPI 3.1 document',
  access: 'anyone',
  answer: z.looseObject({ openapi: z.literal('3.1.0') }),
  cache: { seconds: 300, staleSeconds: 3600 },
});
