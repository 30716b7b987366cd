import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { MessageBody } from '#shared/messages/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { ensureAccount, ensureAccountIfKnown } from '../people/store/ensure-account.ts';
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
