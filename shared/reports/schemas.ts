/** Reports of people and posts. A type and a non-empty description are required (second document, section 5). */
import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/errors.ts';
import { whomToReport } from '#words/ratings.ts';
import * as words from '#words/reports.ts';
import { id, time, userId } from '../fields.ts';
import { REPORT_DESCRIPTION_LENGTH, REPORT_NOTE_LENGTH } from '../limits.ts';

export type ReportType = keyof typeof words.types;
const TYPES = Object.keys(words.types) as [ReportType, ...ReportType[]];

const description = z.string({ error: isRequired(words.description) }).check(
  z.overwrite<string>((text) => text.toWellFormed().trim()),
  z.minLength(1, isRequired(words.description)),
  z.maxLength(REPORT_DESCRIPTION_LENGTH, isTooLong(words.description, REPORT_DESCRIPTION_LENGTH)),
);

export const reportBody = z
  .strictObject({
    /** Whom it is about; not said of a rating, whose writer is not told. */
    reportedUserId: z.optional(userId),
    reportType: z.enum(TYPES, { error: words.typeRequired }),
    description,
    /** A message that they wrote to me. */
    messageId: z.optional(id),
    /** A post of theirs. */
    catchId: z.optional(id),
    pledgeId: z.optional(id),
    /** What was said with a rating. */
    ratingId: z.optional(id),
  })
  .check(
    z.refine(({ reportedUserId, ratingId }) => (reportedUserId === undefined) !== (ratingId === undefined), {
      path: ['reportedUserId'],
      error: whomToReport,
    }),
  );
export type ReportBody = z.output<typeof reportBody>;

/** What the reporter is told. */
export const reportReceipt = z.object({
  id,
  reportedUserId: z.optional(userId),
  reportType: z.enum(TYPES),
  description: z.string(),
  messageId: z.optional(id),
  catchId: z.optional(id),
  pledgeId: z.optional(id),
  ratingId: z.optional(id),
  createdAt: time,
});

export type ReportReceipt = z.infer<typeof reportReceipt>;

export const REPORT_STATES = ['open', 'handled'] as const;
export const REPORT_ACTIONS = [
  'dismiss',
  'hide_post',
  'show_post',
  'warn',
  'suspend',
  'lift_suspension',
] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

const person = z.object({ userId, name: z.string() });

/** What administrators see. */
export const report = z.extend(reportReceipt, {
  status: z.enum(REPORT_STATES),
  /** Absent once they have deleted their account. */
  reporter: z.optional(person),
  reported: person,
  /** The reported message as it was when it was reported. */
  message: z.optional(
    z.object({ subject: z.string(), content: z.string(), catchId: z.optional(id), createdAt: time }),
  ),
  /** The reported rating as it was then. */
  rating: z.optional(z.object({ fishermanId: userId, stars: z.int(), comment: z.string() })),
  /** What was done, oldest first. */
  actions: z.array(
    z.object({ action: z.enum(REPORT_ACTIONS), actorId: userId, at: time, note: z.optional(z.string()) }),
  ),
  /** Whether the reported person is suspended now. */
  isSuspended: z.boolean(),
});
export type Report = z.infer<typeof report>;

export const reportActionBody = z.strictObject({
  action: z.enum(REPORT_ACTIONS, { error: words.actionRequired }),
  /** To the reported person, in the mail about a warning or a suspension. */
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(REPORT_NOTE_LENGTH, isTooLong(words.note, REPORT_NOTE_LENGTH))),
  ),
});
