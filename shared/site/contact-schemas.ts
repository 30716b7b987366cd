import * as z from 'zod/mini';
import * as words from '#words/site/contact.ts';
import { email, id, requiredText, time } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { NAME_LENGTH } from '../limits.ts';

export const CONTACT_MESSAGE_LENGTH = 4000;

export const contactBody = z.strictObject({
  name: requiredText(words.name, NAME_LENGTH.max),
  email,
  subject: requiredText(words.subject, 200),
  message: requiredText(words.message, CONTACT_MESSAGE_LENGTH),
  flavour: z.enum(FLAVOURS),
});
export type ContactBody = z.output<typeof contactBody>;

/** A contact message as the people who run the site see it. */
export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  flavour: z.enum(FLAVOURS),
  createdAt: time,
});
export type ContactMessage = z.output<typeof contactMessage>;
