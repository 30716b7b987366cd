import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api/api-client.ts';
import { toast } from './toast.tsx';

/**
 * Runs something for a button, one run at a time, and shows a toast when it fails.
 * @param failed the toast's title, with the error's message below it; without one the message is the title
 * @returns `run` resolves to whether the action succeeded
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  failed?: string,
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
      const message = messageOf(error);
      toast({ ...(failed ? { title: failed, description: message } : { title: message }), kind: 'bad' });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
