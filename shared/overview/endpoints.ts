import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { overview, waiting } from './schemas.ts';

export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/admin/overview',
  summary: 'Daily figures of the last 90 days, and the state of the system',
  access: ['admin'],
  answer: overview,
});

export const getWaiting = defineEndpoint({
  name: 'getWaiting',
  method: 'GET',
  path: '/admin/waiting',
  summary: 'How many reports, claims, applications and requests the caller has to decide about',
  access: GROUPS,
  answer: waiting,
});
