/** Which message of a queue is being worked on, for what must recognise its own earlier try. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface MessageInHand {
  messageId: string;
  /** How often the queue has given it out, this time included. */
  receives: number;
}

export const messageInHand = new AsyncLocalStorage<MessageInHand>();
