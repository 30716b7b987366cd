import { runner } from '../jobs/consume.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendMessageMail } from './emails.ts';
import { messageMail } from './jobs.ts';
import { mailMessage } from './reactions.ts';
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
