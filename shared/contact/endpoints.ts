import * as z from 'zod/mini';
import { recordId } from '../aid/schemas.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { email } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { NAME_LENGTH } from '../limits.ts';

export const CONTACT_MESSAGE_LENGTH = 4000;

const text = (words: string, max: number) =>
  z
    .string({ error: `${words} is required` })
    .check(
      z.trim(),
      z.minLength(1, `${words} is required`),
      z.maxLength(max, `${words} must be at most ${max} characters`),
    );

export const contactBody = z.strictObject({
  name: text('Your name', NAME_LENGTH.max),
  email,
  subject: text('Subject', 200),
  message: text('Message', CONTACT_MESSAGE_LENGTH),
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
