import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api/failure-words.ts';
import { type ToastWords, toast } from './toast.tsx';

type Words = Pick<ToastWords, 'title' | 'description'>;
type Failed = string | ((error: unknown) => Words | undefined) | undefined;

/**
 * Runs an action for a button, one run at a time, and shows a toast after a failure.
 * @param failed the toast's title, above the error's message. It can also be a function that returns the toast's texts,
 * or shows the error elsewhere and returns nothing. By default the message is the title.
 * @returns `run` resolves to whether the action succeeded
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  failed?: Failed,
) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (...args: Args): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await action(...args);
      return true;
    } catch (error) {
      const words = wordsOf(error, failed);
      if (words) toast({ ...words, kind: 'bad' });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}

function wordsOf(error: unknown, failed: Failed): Words | undefined {
  if (typeof failed === 'function') return failed(error);
  const message = messageOf(error);
  return failed === undefined ? { title: message } : { title: failed, description: message };
}
