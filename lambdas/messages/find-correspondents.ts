import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { MessageBody } from '#shared/messages/schemas.ts';
import { presentIfKnown, presentPerson } from '../people/present-person.ts';
import { type Correspondents, readCorrespondents } from './store/send-message.ts';

/**
 * The two of a message, with their accounts: a trigger that never made one must not keep a person from writing or being written to.
 * @throws AppError where the message may not be written, has nobody to go to, or answers what is no message of the two
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
  if (replyTo !== undefined) requireAnswerable(people, recipientId);
  requireAllowed(people);
  return people;
}

function requireAnswerable({ answered }: Correspondents, recipientId: string): void {
  if (!answered) throw new AppError('not_found', 'Message not found');
  if (answered.card.other !== recipientId) {
    throw fieldError('recipientId', 'A reply goes to the other person of the conversation.');
  }
}

function requireAllowed(people: Correspondents): void {
  if (people.isRecipientDeleted) throw new AppError('not_found', 'This person has deleted their account.');
  if (people.recipientName === undefined) throw new AppError('not_found', 'There is no such person.');
  if (people.hasBlocked) {
    throw new AppError('conflict', 'You have blocked this person. End the block to write to them.');
  }
}
