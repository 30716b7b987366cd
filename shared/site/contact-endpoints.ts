import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { recordId } from '../organizations/application-schemas.ts';
import { contactBody, contactMessage } from './contact-schemas.ts';

export const createContactMessage = defineEndpoint({
  name: 'createContactMessage',
  method: 'POST',
  path: '/contact-messages',
  summary: 'Send a message to the people who run the site',
  access: 'anyone',
  limit: { none: 'Nobody is signed in: its handler counts by network address.' },
  idempotent: true,
  body: contactBody,
  answer: recordId,
  errors: ['too_many_requests'],
});

export const listContactMessages = defineEndpoint({
  name: 'listContactMessages',
  method: 'GET',
  path: '/admin/contact-messages',
  summary: 'List the messages to the people who run the site of the last 30 days, newest first',
  access: ['admin'],
  query: z.strictObject(listQuery),
  answer: listOf(contactMessage),
});
