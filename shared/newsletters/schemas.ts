/** Emails from the people who run the site to many recipients. */
import * as z from 'zod/mini';
import * as words from '#words/newsletters/newsletters.ts';
import { email, id, requiredText, time, userId } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { MAIL_CONTENT_LENGTH, MAIL_SUBJECT_LENGTH, MAILING_TEST_RECIPIENTS } from '../limits.ts';
import { audience } from './audience.ts';

/** The text of the email. */
const letter = {
  subject: requiredText(words.subject, MAIL_SUBJECT_LENGTH),
  /** Markdown. */
  content: requiredText(words.content, MAIL_CONTENT_LENGTH),
};

export const letterBody = z.strictObject(letter);
export type LetterBody = z.output<typeof letterBody>;
export const testBody = z.strictObject({
  ...letter,
  flavour: z.enum(FLAVOURS),
  /** One's own address where there are none. */
  to: z.optional(
    z
      .array(email)
      .check(
        z.minLength(1, words.testAddressMissing),
        z.maxLength(MAILING_TEST_RECIPIENTS, words.testAddressesTooMany(MAILING_TEST_RECIPIENTS)),
      ),
  ),
});

/** When it is sent, and no earlier: the rules are in rules.ts. */
export const scheduleBody = z.strictObject({ sendAt: time });

export const mailingBody = z.strictObject({
  ...letter,
  audience,
  /** Absent of one that is sent at once. */
  sendAt: z.optional(time),
  /** How many recipients were counted before it was sent, for the progress. */
  expected: z.int().check(z.minimum(0), z.maximum(100_000_000)),
});
export type MailingBody = z.output<typeof mailingBody>;

/** Kinds of content that no email carries: they could harm a reader, or tell who opened it. */
export const DROPPED_PARTS = ['scripts', 'styles', 'images', 'media', 'forms', 'links', 'other'] as const;
export type DroppedPart = (typeof DROPPED_PARTS)[number];

const drawn = z.object({ html: z.string(), text: z.string() });
/** As it is sent at each site to the person who asks. */
export const mailingPreview = z.object({
  consumer: drawn,
  community: drawn,
  dropped: z.array(z.enum(DROPPED_PARTS)),
});

/** Counts for a part of an audience: recipients, and people left out by reason. */
export const audienceCount = z.object({
  recipients: z.int(),
  unwanted: z.int(),
  suppressed: z.int(),
  /** Sites of the audience without a postal address. Nothing is sent until they have one. */
  withoutAddress: z.array(z.enum(FLAVOURS)),
  nextCursor: z.optional(z.string()),
});

/**
 * Unfinished is one of which a part was given up: it goes on when somebody says so. Held is one that could not be sent at its time; canceled, one
 * that was stopped before its time.
 */
export const MAILING_STATES = [
  'scheduled',
  'held',
  'canceled',
  'sending',
  'sent',
  'stopped',
  'unfinished',
] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** Why a mailing was not sent at its time: its site has no postal address, or the person who chose the time may send none any more. */
export const HELD_REASONS = ['noAddress', 'notAllowed'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/**
 * Why a person of the audience got no email: switched off, bounced or complained, too many emails that day, refused,
 * account deleted.
 */
export const LEFT_OUT = ['unwanted', 'suppressed', 'tooMany', 'refused', 'gone'] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

export const person = z.object({ userId, name: z.string() });

export const mailing = z.object({
  id,
  subject: z.string(),
  audience,
  /** For an audience that is one person. */
  person: z.optional(person),
  by: person,
  createdAt: time,
  state: z.enum(MAILING_STATES),
  /** Of one that has a time. */
  sendAt: z.optional(time),
  held: z.optional(z.enum(HELD_REASONS)),
  expected: z.int(),
  sent: z.int(),
  /** Of those that were sent. */
  bounced: z.int(),
  complained: z.int(),
  leftOut: z.object({
    unwanted: z.int(),
    suppressed: z.int(),
    tooMany: z.int(),
    refused: z.int(),
    gone: z.int(),
  }),
  /** For an unfinished one: how many people are known to have got none. */
  missing: z.optional(z.int()),
  /** Whether an unfinished one can be resumed. It is known for a month who has received it. */
  canResume: z.optional(z.boolean()),
  stopped: z.optional(z.object({ by: person, at: time })),
});
export type Mailing = z.output<typeof mailing>;

export const mailingDetails = z.extend(mailing, { content: z.string() });
