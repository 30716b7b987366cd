/** Messages between people. Both fields are required and non-blank after trimming (first document, section 5). */
import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/messages/fields.ts';
import { id, time, userId } from '../fields.ts';
import { MESSAGE_CONTENT_LENGTH, MESSAGE_SUBJECT_LENGTH } from '../limits.ts';

/** Replaces the name of somebody who has deleted their account. */
export const DELETED_PERSON = words.deletedAccount;

/** Control characters that nobody types, lone surrogates, and marks that change the direction of the following text. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNPRINTABLE, '');

/** Text must have at least one character that takes room on the screen. */
const VISIBLE = /[^\s\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Free text that one person writes to another.
 * @param lines whether it may have several lines
 */
function freeText(field: string, max: number, { lines }: { lines: boolean }) {
  const required = isRequired(field);
  return z.string({ error: required }).check(
    z.overwrite<string>((text) => (lines ? clean(text) : clean(text).replace(/\s+/g, ' ')).trim()),
    z.minLength(1, required),
    z.maxLength(max, isTooLong(field, max)),
    z.regex(VISIBLE, required),
  );
}

export const messageBody = z.strictObject({
  recipientId: userId,
  subject: freeText(words.subject, MESSAGE_SUBJECT_LENGTH, { lines: false }),
  content: freeText(words.content, MESSAGE_CONTENT_LENGTH, { lines: true }),
  /** A catch of one of the two people. A reply keeps the previous message's catch, unless it names another. */
  catchId: z.optional(id),
  /** A message between the same two people. */
  replyTo: z.optional(id),
});
export type MessageBody = z.output<typeof messageBody>;

const common = {
  id,
  /** The id of the first message of a conversation. */
  conversationId: id,
  subject: z.string(),
  senderId: userId,
  /** The names when the message was written; `DELETED_PERSON` for deleted accounts. */
  senderName: z.string(),
  recipientId: userId,
  recipientName: z.string(),
  /** Always true for a message one has sent, because nobody learns what others have read. */
  isRead: z.boolean(),
  /** Whether the other person still has an account. */
  canReply: z.boolean(),
  catchId: z.optional(id),
  /** The catch when the message was written: 'Cod, 40 lb'. */
  catchLabel: z.optional(z.string()),
  /**
   * The first photo of the catch and the other person's photo, both from the time of writing. `/media` returns 404 once
   * a photo is deleted or hidden.
   */
  catchPhotoId: z.optional(id),
  otherPhotoId: z.optional(id),
  createdAt: time,
};

/** A message in the inbox. */
export const messageCard = z.object({ ...common, preview: z.string() });
export type MessageCard = z.infer<typeof messageCard>;

export const messageRecord = z.object({ ...common, content: z.string(), replyTo: z.optional(id) });
export type MessageRecord = z.infer<typeof messageRecord>;
