import { useRef } from 'react';
import { ApiError } from '../api/api-client.ts';
import { forgetKey, type KeptKey, keepKey } from '../api/kept-keys.ts';

/**
 * After signing in again, or after a while, the same request may be accepted. These statuses say nothing about an
 * earlier try.
 */
const OPEN_STATUSES = [401, 429];

/** Whether the server has finally refused this. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== undefined &&
  error.status < 500 &&
  !OPEN_STATUSES.includes(error.status);

type Send = (idempotencyKey: string) => Promise<void>;

/**
 * Sends with one Idempotency-Key for all retries of the same content, even after a reload, until the outcome is known.
 */
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
