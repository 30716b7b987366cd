/** Emails from the people who run the site to many recipients. */
import * as z from 'zod/mini';
import * as words from '#words/newsletters/newsletters.ts';
import { email, id, requiredText, time, userId } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { LANGUAGES } from '../languages.ts';
import { MAILING_TEST_RECIPIENTS } from '../limits.ts';
import { inOtherLanguages } from '../text/in-languages.ts';
import { audience } from './audience.ts';
import { MAIL_CONTENT_LENGTH, MAIL_SUBJECT_LENGTH } from './limits.ts';

/** The text of the email. */
const text = {
  subject: requiredText(words.subject, MAIL_SUBJECT_LENGTH),
  /** Markdown. */
  content: requiredText(words.content, MAIL_CONTENT_LENGTH),
};

/** The text in English, and in other languages. People get the English text where theirs is absent. */
const letter = { ...text, inLanguages: z.optional(inOtherLanguages(z.strictObject(text))) };

/** The language of the people who get it. */
const language = z.optional(z.enum(LANGUAGES));

export const letterBody = z.strictObject(letter);
export type LetterBody = z.output<typeof letterBody>;

/** English by default. */
export const previewBody = z.strictObject({ ...letter, language });

export const testBody = z.strictObject({
  ...letter,
  /** The person's own by default. */
  language,
  flavour: z.enum(FLAVOURS),
  /** The person's own address by default. */
  to: z.optional(
    z
      .array(email)
      .check(
        z.minLength(1, words.testAddressMissing),
        z.maxLength(MAILING_TEST_RECIPIENTS, words.testAddressesTooMany(MAILING_TEST_RECIPIENTS)),
      ),
  ),
});

/** The earliest time of sending. Its rules are in rules.ts. */
export const scheduleBody = z.strictObject({ sendAt: time });

export const mailingBody = z.strictObject({
  ...letter,
  audience,
  /** Absent if it is sent immediately. */
  sendAt: z.optional(time),
  /** How many recipients were counted before it was sent, for the progress. */
  expected: z.int().check(z.minimum(0), z.maximum(100_000_000)),
});
export type MailingBody = z.output<typeof mailingBody>;

/** Kinds of content that are removed from emails, because they could harm readers or reveal who opened the email. */
export const DROPPED_PARTS = ['scripts', 'styles', 'images', 'media', 'forms', 'links', 'other'] as const;
export type DroppedPart = (typeof DROPPED_PARTS)[number];

const drawn = z.object({ html: z.string(), text: z.string() });
/** The email of each site as it is sent to the person who requests the preview. */
export const mailingPreview = z.object({
  consumer: drawn,
  community: drawn,
  dropped: z.array(z.enum(DROPPED_PARTS)),
});

/** Counts for a part of an audience: recipients, and people left out by reason. */
export const audienceCount = z.object({
  recipients: z.int(),
  /** The recipients by their language. */
  languages: z.object({ en: z.int(), es: z.int(), pt: z.int(), vi: z.int() }),
  unwanted: z.int(),
  suppressed: z.int(),
  /** Sites of the audience without a postal address. Nothing is sent until they have one. */
  withoutAddress: z.array(z.enum(FLAVOURS)),
  nextCursor: z.optional(z.string()),
});

/**
 * `unfinished` means that a part failed for good; it continues when somebody resumes it. `held` means that it could not
 * be sent at its time, and `canceled` that it was stopped before its time.
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

/**
 * Why a mailing was not sent at its time: its site has no postal address, or the person who chose the time has lost the
 * right to send.
 */
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
  /** For a mailing with a chosen time. */
  sendAt: z.optional(time),
  held: z.optional(z.enum(HELD_REASONS)),
  expected: z.int(),
  sent: z.int(),
  /** Counts among the sent emails. */
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

export const mailingDetails = z.extend(mailing, {
  content: z.string(),
  inLanguages: z.optional(inOtherLanguages(z.object({ subject: z.string(), content: z.string() }))),
});
