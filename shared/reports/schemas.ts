/** Reports of people and posts. A type and a non-empty description are required (second document, section 5). */
import * as z from 'zod/mini';
import { id, time, userId } from '../fields.ts';
import { REPORT_DESCRIPTION_LENGTH, REPORT_NOTE_LENGTH } from '../limits.ts';

/** By what is stored, with the words shown. */
export const REPORT_TYPES = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or threats',
  scam: 'Scam or fraud',
  inappropriate: 'Inappropriate content',
  food_safety: 'Unsafe food',
  other: 'Something else',
} as const;
export type ReportType = keyof typeof REPORT_TYPES;
const TYPES = Object.keys(REPORT_TYPES) as [ReportType, ...ReportType[]];

const TYPE_REQUIRED = 'Please choose what this is about';
const DESCRIPTION_REQUIRED = 'Description is required';

const description = z.string({ error: DESCRIPTION_REQUIRED }).check(
  z.overwrite<string>((text) => text.toWellFormed().trim()),
  z.minLength(1, DESCRIPTION_REQUIRED),
  z.maxLength(
    REPORT_DESCRIPTION_LENGTH,
    `Description must be at most ${REPORT_DESCRIPTION_LENGTH} characters`,
  ),
);

export const reportBody = z.strictObject({
  reportedUserId: userId,
  reportType: z.enum(TYPES, { error: TYPE_REQUIRED }),
  description,
  /** A message that they wrote to me. */
  messageId: z.optional(id),
  /** A post of theirs. */
  catchId: z.optional(id),
  pledgeId: z.optional(id),
});
export type ReportBody = z.output<typeof reportBody>;

/** What the reporter is told. */
export const reportReceipt = z.object({
  id,
  reportedUserId: userId,
  reportType: z.enum(TYPES),
  description: z.string(),
  messageId: z.optional(id),
  catchId: z.optional(id),
  pledgeId: z.optional(id),
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
  /** What was done, oldest first. */
  actions: z.array(
    z.object({ action: z.enum(REPORT_ACTIONS), actorId: userId, at: time, note: z.optional(z.string()) }),
  ),
  /** Whether the reported person is suspended now. */
  isSuspended: z.boolean(),
});
export type Report = z.infer<typeof report>;

export const reportActionBody = z.strictObject({
  action: z.enum(REPORT_ACTIONS, { error: 'Please choose what to do' }),
  /** To the reported person, in the mail about a warning or a suspension. */
  note: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(REPORT_NOTE_LENGTH, `Note must be at most ${REPORT_NOTE_LENGTH} characters`),
      ),
  ),
});
