import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { IMPACT_PARTS, impact } from './schemas.ts';

export const getImpact = defineEndpoint({
  name: 'getImpact',
  method: 'GET',
  path: '/impact',
  summary:
    'Meals pledged, claimed and served by everybody: months in their order, all else by what is most; of places the first 30',
  access: 'anyone',
  query: z.strictObject({ by: z._default(z.enum(IMPACT_PARTS), 'month') }),
  answer: impact,
  cache: { seconds: 60, staleSeconds: 600 },
});
