import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/newsletters/by-hand.ts';
import { email } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { NAME_LENGTH } from '../limits.ts';
import { MAIL_CONTENT_LENGTH, MAIL_RECIPIENTS, MAIL_SUBJECT_LENGTH } from './limits.ts';

/** Kinds of email that are sent by hand (second document, section 7). */
export const MAIL_TYPES = ['invitation_confirmation', 'welcome', 'pledge_notification', 'custom'] as const;

const text = (field: string, max: number) =>
  z.string({ error: isRequired(field) }).check(
    z.overwrite<string>((value) => value.toWellFormed().trim()),
    z.minLength(1, isRequired(field)),
    z.maxLength(max, isTooLong(field, max)),
  );

const optionalText = (field: string, max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, isTooLong(field, max))));

export const mailBody = z
  .strictObject({
    to: z
      .array(email, { error: words.addressMissing })
      .check(
        z.minLength(1, words.addressMissing),
        z.maxLength(MAIL_RECIPIENTS, words.addressesTooMany(MAIL_RECIPIENTS)),
      ),
    type: z.enum(MAIL_TYPES, { error: words.chooseType }),
    /** The kind's own subject by default; a custom email needs one. */
    subject: optionalText(words.subject, MAIL_SUBJECT_LENGTH),
    flavour: z.optional(z.enum(FLAVOURS)),
    data: z.optional(
      z.strictObject({
        /** The name in the greeting. */
        name: optionalText(words.name, NAME_LENGTH.max),
        /** HTML of a custom email. Anything harmful is removed. */
        customContent: z.optional(text(words.content, MAIL_CONTENT_LENGTH)),
        /** For a pledge notification. */
        fishermanName: optionalText(words.name, NAME_LENGTH.max),
        species: optionalText(words.species, NAME_LENGTH.max),
        mealsPledged: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
      }),
    ),
  })
  .check(
    z.refine((body) => body.type !== 'custom' || Boolean(body.subject), {
      path: ['subject'],
      error: isRequired(words.subject),
    }),
    z.refine((body) => body.type !== 'custom' || Boolean(body.data?.customContent), {
      path: ['data', 'customContent'],
      error: isRequired(words.content),
    }),
  );
export type MailBody = z.output<typeof mailBody>;

/** Results of an email to several people (second document, section 7). */
export const mailResults = z.object({
  successful: z.int(),
  failed: z.int(),
  results: z.object({
    successful: z.array(z.object({ name: z.string(), email: z.string() })),
    failed: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
});
export type MailResults = z.output<typeof mailResults>;
