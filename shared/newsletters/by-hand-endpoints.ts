import { defineEndpoint } from '../contract/endpoint.ts';
import { mailBody, mailResults } from './by-hand-schemas.ts';

export const sendMails = defineEndpoint({
  name: 'sendMails',
  method: 'POST',
  path: '/admin/emails',
  summary:
    'Send an email to people by address; the response lists the addresses that unsubscribed or cannot be reached',
  access: ['admin', 'fisherman_manager'],
  limit: 'mail',
  idempotent: true,
  body: mailBody,
  answer: mailResults,
});

export const sendSampleInvitation = defineEndpoint({
  name: 'sendSampleInvitation',
  method: 'POST',
  path: '/admin/sample-invitation',
  summary: 'Send a sample invitation to all administrators and fisherman managers',
  access: ['admin', 'fisherman_manager'],
  limit: 'sampleInvitation',
  idempotent: true,
  answer: mailResults,
});
