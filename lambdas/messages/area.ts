import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendMessageMail } from './emails.ts';
import { messageMail } from './jobs.ts';
import {
  block,
  discarded,
  exchange,
  message,
  messageCounts,
  undelivered,
  undeliveredCounts,
} from './store/items.ts';
import { eraseMessages } from './store/mailboxes.ts';
import { toMessage } from './store/messages.ts';

export const items = [message, discarded, undelivered, undeliveredCounts, exchange, messageCounts, block];

export const reactions = () => [on(message, { mailMessage })];

export const mails = () => [runner(messageMail, sendMessageMail)];

export const presenters = () => [presenter(message, (copy, userId) => toMessage(userId, copy.sk, copy))];

export const erasers = () => [
  eraser(message, eraseMessages),
  eraser(discarded, eraseMessages),
  eraser(undelivered, eraseMessages),
];

/** Starts the email to the recipient of a new message. */
async function mailMessage(change: Change): Promise<void> {
  const { params, after } = change.of(message);
  if (!change.isInsertion || !after?.card.unread) return;
  await enqueue([messageMail.of({ changeId: change.id, ...params })]);
}
