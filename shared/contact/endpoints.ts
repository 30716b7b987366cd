import { recordId } from '../aid/schemas.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { contactBody } from './schemas.ts';

export const createContactMessage = defineEndpoint({
  name: 'createContactMessage',
  method: 'POST',
  path: '/contact-messages',
  summary: 'Write to the people who run the site',
  access: 'anyone',
  limit: { none: 'Nobody is signed in: its handler counts by network address.' },
  idempotent: true,
  body: contactBody,
  answer: recordId,
  errors: ['too_many_requests'],
});
