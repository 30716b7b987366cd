import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { MessageBody } from '#shared/messages/schemas.ts';
import { presentPerson } from '../people/present-person.ts';
import { type Correspondents, readCorrespondents } from './store/send-message.ts';

/**
 * The two of a message, with their accounts: a trigger that never made one must not keep a person from writing or being written to.
 * @throws AppError `invalid_fields`, `not_found` for an answer to what is no message of the two
 */
export async function findCorrespondents(
  senderId: string,
  { recipientId, replyTo }: Pick<MessageBody, 'recipientId' | 'replyTo'>,
  now: Date,
): Promise<Correspondents> {
  if (recipientId === senderId) {
    throw fieldError('recipientId', "You can't send a message to yourself.");
  }
  let people = await readCorrespondents(senderId, recipientId, replyTo);
  if (people.senderName === undefined || (people.recipientName === undefined && !people.isRecipientDeleted)) {
    await presentPerson(senderId, now);
    await presentIfKnown(recipientId, now);
    people = await readCorrespondents(senderId, recipientId, replyTo);
  }
  if (replyTo === undefined) return people;
  if (!people.answered) throw new AppError('not_found', 'Message not found');
  if (people.answered.card.other !== recipientId) {
    throw fieldError('recipientId', 'A reply goes to the other person of the conversation.');
  }
  return people;
}

/** Makes the account of who signed up and never came; of who never signed up there is none to make. */
export async function presentIfKnown(userId: string, now: Date): Promise<boolean> {
  try {
    await presentPerson(userId, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') return false;
    throw error;
  }
}
