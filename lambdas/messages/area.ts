import { eraser, presenter } from '../table/index.ts';
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

export const presenters = () => [presenter(message, (copy, userId) => toMessage(userId, copy.sk, copy))];

export const erasers = () => [
  eraser(message, eraseMessages),
  eraser(discarded, eraseMessages),
  eraser(undelivered, eraseMessages),
];
