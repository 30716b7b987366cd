import { defineEndpoint } from '../contract/endpoint.ts';
import { overview } from './schemas.ts';

export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/admin/overview',
  summary: 'What waits for a decision, what happened in the last 90 days, and whether all runs',
  access: ['admin'],
  answer: overview,
});
