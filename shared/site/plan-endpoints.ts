import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { plan } from './plan-schemas.ts';

export const listPlans = defineEndpoint({
  name: 'listPlans',
  method: 'GET',
  path: '/plans',
  summary: 'List the Go Pro plans in the order they are offered',
  access: 'anyone',
  feature: 'goPro',
  answer: z.object({ items: z.array(plan) }),
  cache: { seconds: 20, staleSeconds: 15 },
});
