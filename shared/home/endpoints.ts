import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { pledgeCard } from '../posts/pledges/schemas.ts';

export const getHome = defineEndpoint({
  name: 'getHome',
  method: 'GET',
  path: '/home',
  summary: 'Totals of the whole community and the most recent pledges',
  access: 'anyone',
  answer: z.object({
    mealsPledged: z.int(),
    mealsClaimed: z.int(),
    mealsServed: z.int(),
    /** People with at least one visible pledge. */
    fishermen: z.int(),
    recentPledges: z.array(pledgeCard),
  }),
  cache: { seconds: 5, staleSeconds: 30 },
});
