/** Reports of people and posts. A type and a non-empty description are required (second document, section 5). */

import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/moderation/reports.ts';
import { endInvalid } from '#words/people/fields.ts';
import { id, time, userId } from '../fields.ts';
import { REPORT_DESCRIPTION_LENGTH, REPORT_NOTE_LENGTH } from '../limits.ts';
import { entriesOf, namesOf } from '../names-of.ts';
import { photo } from '../photos/schemas.ts';
import { catchCard } from '../posts/catches/schemas.ts';
import { speciesShown } from '../species/schemas.ts';

export type ReportType = keyof typeof words.types;
const TYPES = namesOf(words.types);
export const reportType = z.enum(TYPES);

/** Reports about which administrators are notified immediately. */
export const URGENT_REPORTS: readonly ReportType[] = ['food_safety', 'harassment'];

const description = z.string({ error: isRequired(words.description) }).check(
  z.overwrite<string>((text) => text.toWellFormed().trim()),
  z.minLength(1, isRequired(words.description)),
  z.maxLength(REPORT_DESCRIPTION_LENGTH, isTooLong(words.description, REPORT_DESCRIPTION_LENGTH)),
);

/** The reported thing; without any of these it is a person. */
const references = {
  /** A message that they wrote to the reporter. */
  messageId: z.optional(id),
  /** A post of theirs. */
  catchId: z.optional(id),
  pledgeId: z.optional(id),
  /** An announced landing of theirs. */
  landingId: z.optional(id),
  /** The text of a rating. */
  ratingId: z.optional(id),
};
type References = z.output<z.ZodMiniObject<typeof references>>;

/** The field that names the reported thing, by its kind. */
export const REFERENCES = {
  rating: 'ratingId',
  message: 'messageId',
  catch: 'catchId',
  pledge: 'pledgeId',
  landing: 'landingId',
} as const satisfies Record<string, keyof References>;
export type ReportedKind = keyof typeof REFERENCES | 'person';

export function kindOf(report: References): ReportedKind {
  const [kind] = entriesOf(REFERENCES).find(([, field]) => report[field] !== undefined) ?? ['person'];
  return kind;
}

/** The writer of a rating is not named. */
export const namesPerson = ({ ratingId }: References): boolean => ratingId === undefined;

export const reportBody = z
  .strictObject({
    /** The reported person, unless they are not named. */
    reportedUserId: z.optional(userId),
    reportType: z.enum(TYPES, { error: words.typeRequired }),
    description,
    ...references,
  })
  .check(
    z.refine((report) => (report.reportedUserId !== undefined) === namesPerson(report), {
      path: ['reportedUserId'],
      error: words.whomToReport,
    }),
  );
export type ReportBody = z.output<typeof reportBody>;

/** A report as its reporter sees it. */
export const reportReceipt = z.object({
  id,
  reportedUserId: z.optional(userId),
  reportType: z.enum(TYPES),
  description: z.string(),
  ...references,
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

const action = z.object({
  action: z.enum(REPORT_ACTIONS),
  actorId: userId,
  actorName: z.string(),
  at: time,
  /** The note that the reported person received. */
  note: z.optional(z.string()),
  /** The end of a suspension that ends automatically. */
  until: z.optional(time),
});

const offered = z.pick(catchCard, {
  quantity: true,
  stock: true,
  paymentType: true,
  amount: true,
  unit: true,
  piece: true,
});

const fish = {
  /** An id, or in old reports the name of the fish. */
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
};

/** A post at the time when it was reported. */
const reportedPost = z.object({
  kind: z.enum(['catch', 'pledge']),
  ...fish,
  location: z.string(),
  text: z.string(),
  createdAt: time,
  /** Amount and price of a catch. Absent in reports of an older version. */
  offer: z.optional(offered),
});

const reportedLanding = z.object({
  expected: z.array(z.object({ ...fish, about: z.string() })),
  harbour: z.string(),
  text: z.string(),
  createdAt: time,
});

/** The reported thing at the time of the report. */
export const reportEvidence = z.object({
  message: z.optional(
    z.object({ subject: z.string(), content: z.string(), catchId: z.optional(id), createdAt: time }),
  ),
  rating: z.optional(z.object({ fishermanId: userId, stars: z.int(), comment: z.string() })),
  post: z.optional(reportedPost),
  landing: z.optional(reportedLanding),
  /** Only if the person was reported instead of a thing. */
  profile: z.optional(z.object({ name: z.string(), location: z.string(), bio: z.string() })),
});
export type ReportEvidence = z.infer<typeof reportEvidence>;

/** A report as administrators see it. */
export const report = z.extend(reportReceipt, {
  status: z.enum(REPORT_STATES),
  /** Absent once they have deleted their account. */
  reporter: z.optional(person),
  reported: person,
  ...reportEvidence.shape,
  /** Actions, oldest first. */
  actions: z.array(action),
  /** Counts the changes of the report. */
  version: z.int(),
  /**
   * Whether administrators currently hide the post or landing, or the text of the rating; absent if the report is about
   * neither.
   */
  isTakenDown: z.optional(z.boolean()),
  /** Whether the reported person is suspended now. */
  isSuspended: z.boolean(),
  /** The administrator who handles it; absent if nobody does. */
  assignee: z.optional(person),
});
export type Report = z.infer<typeof report>;

const pastReport = z.object({
  id,
  reportType: z.enum(TYPES),
  status: z.enum(REPORT_STATES),
  createdAt: time,
  /** Actions, oldest first. */
  actions: z.array(z.enum(REPORT_ACTIONS)),
});
export type PastReport = z.infer<typeof pastReport>;

/** Other reports about a person and by them, newest first. */
const history = z.object({
  about: z.array(pastReport),
  by: z.array(pastReport),
  /** Whether there are more than these. */
  hasMoreAbout: z.boolean(),
  hasMoreBy: z.boolean(),
});
export type ReportHistory = z.infer<typeof history>;

/** One report, with earlier reports about and by the two people. */
export const reportDetails = z.extend(report, {
  /**
   * Of the post, at the time when it was reported; empty once the report is handled, or the reported person has deleted
   * their account.
   */
  photos: z.array(photo),
  reportedHistory: history,
  /** Absent once the reporter has deleted their account. */
  reporterHistory: z.optional(history),
});

/** A photo of a reported post, inside the response, because nobody else may see it and it has no address. */
export const reportPhoto = z.object({
  /** A data URL. */
  url: z.string().check(z.startsWith('data:image/')),
});

/** Actions about which the person is notified by email, with the reason. */
const WITH_REASON: readonly ReportAction[] = ['hide_post', 'warn', 'suspend'];
export const needsReason = (action: ReportAction): boolean => WITH_REASON.includes(action);

export const reportActionBody = z
  .strictObject({
    action: z.enum(REPORT_ACTIONS, { error: words.actionRequired }),
    /** For the reported person, unchanged. */
    note: z.optional(
      z.string().check(z.trim(), z.maxLength(REPORT_NOTE_LENGTH, isTooLong(words.note, REPORT_NOTE_LENGTH))),
    ),
    /** The end of the suspension, in the future. Without it, the suspension lasts until it is lifted. */
    until: z.optional(z.iso.datetime({ offset: true, error: endInvalid })),
    /** The version of the report that was reviewed. The action is refused if somebody else has acted since. */
    version: z.int(),
  })
  .check(
    z.refine(({ action, note }) => !needsReason(action) || Boolean(note), {
      path: ['note'],
      error: isRequired(words.note),
    }),
  );

export const ASSIGNMENTS = ['mine', 'nobodys'] as const;
export type Assignment = (typeof ASSIGNMENTS)[number];

export const assigneeBody = z.strictObject({
  /** Absent to assign nobody. */
  assigneeId: z.optional(userId),
  /** The assignee to replace. The change is refused if it is somebody else by now. */
  before: z.optional(userId),
});
