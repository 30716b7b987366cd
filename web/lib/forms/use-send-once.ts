import { useRef } from 'react';
import { ApiError } from '../api/api-client.ts';
import { forgetKey, type KeptKey, keepKey } from '../api/kept-keys.ts';

/** Signed in again, or a while later, the same may be taken; of an earlier try it says nothing. */
const OPEN_STATUSES = [401, 429];

/** Whether the server has said no to this for good. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== undefined &&
  error.status < 500 &&
  !OPEN_STATUSES.includes(error.status);

type Send = (idempotencyKey: string) => Promise<void>;

/** Sends with one Idempotency-Key for every repeat of the same content, also after a reload, until it is known what became of it. */
export function useSendOnce() {
  const last = useRef<KeptKey>(undefined);
  return async (creates: string, content: string, send: Send): Promise<void> => {
    last.current = await keepKey(creates, content, last.current);
    const settle = () => {
      last.current = undefined;
      forgetKey(creates);
    };
    try {
      await send(last.current.key);
    } catch (error) {
      if (isRefusal(error)) settle();
      throw error;
    }
    settle();
  };
}
