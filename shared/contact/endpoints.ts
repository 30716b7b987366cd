import * as z from 'zod/mini';
import * as words from '#words/contact.ts';
import { recordId } from '../aid/schemas.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { email } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { NAME_LENGTH } from '../limits.ts';

export const CONTACT_MESSAGE_LENGTH = 4000;

const text = (field: string, max: number) =>
  z
    .string({ error: words.isRequired(field) })
    .check(z.trim(), z.minLength(1, words.isRequired(field)), z.maxLength(max, words.isTooLong(field, max)));

export const contactBody = z.strictObject({
  name: text(words.name, NAME_LENGTH.max),
  email,
  subject: text(words.subject, 200),
  message: text(words.message, CONTACT_MESSAGE_LENGTH),
  flavour: z.enum(FLAVOURS),
});
export type ContactBody = z.output<typeof contactBody>;

export const createContactMessage = defineEndpoint({
  name: 'createContactMessage',
  method: 'POST',
  path: '/contact-messages',
  summary: 'Write to the people who run the site',
  access: 'anyone',
  idempotent: true,
  body: contactBody,
  answer: recordId,
  errors: ['too_many_requests'],
});
