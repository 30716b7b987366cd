/** The queue message in progress, for code that must recognize its own earlier attempt. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface MessageInHand {
  messageId: string;
  /** How often the queue has delivered it, including this time. */
  receives: number;
}

export const messageInHand = new AsyncLocalStorage<MessageInHand>();
