import { defineEndpoint } from '../contract/endpoint.ts';
import { aidApplicationBody, recordId } from './application-schemas.ts';

export const createAidApplication = defineEndpoint({
  name: 'createAidApplication',
  method: 'POST',
  path: '/aid-applications',
  summary: 'Apply as a community aid partner',
  feature: 'pledges',
  access: 'anyone',
  limit: { none: 'Nobody is signed in: its handler counts by network address.' },
  idempotent: true,
  body: aidApplicationBody,
  answer: recordId,
  errors: ['too_many_requests'],
});
