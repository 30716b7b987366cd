/** Drafts of emails to many recipients. Everybody who may send such emails shares them. */
import * as z from 'zod/mini';
import { isTooLong } from '#words/general/field-errors.ts';
import * as parameters from '#words/general/parameters.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { id, time } from '../fields.ts';
import { versionNumber } from '../site/version.ts';
import { inOtherLanguages } from '../text/in-languages.ts';
import { audience } from './audience.ts';
import { MAIL_CONTENT_LENGTH, MAIL_SUBJECT_LENGTH } from './limits.ts';
import { person } from './schemas.ts';

const upTo = (field: string, max: number) => z.string().check(z.maxLength(max, isTooLong(field, max)));

const text = {
  subject: upTo(words.subject, MAIL_SUBJECT_LENGTH),
  /** Markdown. */
  content: upTo(words.content, MAIL_CONTENT_LENGTH),
};

const inLanguages = z.optional(inOtherLanguages(z.strictObject(text)));

const draftFields = {
  ...text,
  /** Absent until it is chosen. */
  audience: z.optional(audience),
};

/** The text so far. The version is the one that it is based on, 0 for a new draft. */
export const draftBody = z.strictObject({ ...draftFields, inLanguages, version: versionNumber });
export type DraftBody = z.output<typeof draftBody>;

/** Only this version is deleted, so that a version saved meanwhile stays. */
export const draftQuery = z.strictObject({
  version: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, parameters.version)), z.transform(Number)),
});

export const mailingDraft = z.object({
  id,
  subject: draftFields.subject,
  audience: draftFields.audience,
  /** For an audience that is one person. */
  person: z.optional(person),
  version: versionNumber,
  savedAt: time,
  savedBy: person,
});
export type MailingDraft = z.output<typeof mailingDraft>;

export const mailingDraftDetails = z.extend(mailingDraft, { content: text.content, inLanguages });
export type MailingDraftDetails = z.output<typeof mailingDraftDetails>;
