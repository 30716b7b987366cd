import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { MessageBody } from '#shared/messages/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { ensureAccount, ensureAccountIfKnown } from '../people/store/ensure-account.ts';
import { type Correspondents, readCorrespondents } from './store/send-message.ts';

/**
 * Returns the two people of a message. It creates missing accounts, so that a failed trigger keeps nobody from writing
 * or receiving messages.
 * @throws AppError if the message isn't allowed, the recipient doesn't exist, or it replies to a message that isn't
 * between the two
 */
export async function findCorrespondents(
  senderId: string,
  { recipientId, replyTo }: Pick<MessageBody, 'recipientId' | 'replyTo'>,
  now: Date,
): Promise<Correspondents> {
  if (recipientId === senderId) {
    throw fieldError('recipientId', words.messageToOneself);
  }
  let people = await readCorrespondents(senderId, recipientId, replyTo);
  if (people.senderName === undefined || (people.recipientName === undefined && !people.isRecipientDeleted)) {
    await ensureAccount(senderId, now);
    await ensureAccountIfKnown(recipientId, now);
    people = await readCorrespondents(senderId, recipientId, replyTo);
  }
  if (replyTo !== undefined) requireAnswerable(people, recipientId);
  requireAllowed(people);
  return people;
}

function requireAnswerable({ answered }: Correspondents, recipientId: string): void {
  if (!answered) throw new AppError('not_found', words.messageNotFound);
  if (answered.card.other !== recipientId) {
    throw fieldError('recipientId', words.replyToAnother);
  }
}

function requireAllowed(people: Correspondents): void {
  if (people.isRecipientDeleted) throw new AppError('not_found', words.personDeleted);
  if (people.recipientName === undefined) throw new AppError('not_found', words.noSuchPerson);
  if (people.hasBlocked) {
    throw new AppError('conflict', words.recipientBlocked);
  }
}
