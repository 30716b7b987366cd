import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { catchCard } from '../posts/catches/schemas.ts';
import { pledgeCard } from '../posts/pledges/schemas.ts';

export const getHome = defineEndpoint({
  name: 'getHome',
  method: 'GET',
  path: '/home',
  summary: "Get the community's totals, the latest pledges, and on the consumer host the newest catches",
  access: 'anyone',
  answer: z.object({
    mealsPledged: z.int(),
    mealsClaimed: z.int(),
    mealsServed: z.int(),
    /** People with at least one visible pledge. */
    fishermen: z.int(),
    recentPledges: z.array(pledgeCard),
    /** Empty on the community host, whose home page is about pledges. */
    recentCatches: z.array(catchCard),
  }),
  cache: { seconds: 5, staleSeconds: 30 },
});
