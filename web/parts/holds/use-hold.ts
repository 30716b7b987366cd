import { useEffect } from 'react';
import type { ApiError } from '../../lib/api/api-client.ts';

/** Short enough to show soon that the code was accepted, while the collector shows it to the fisherman. */
const READ_EVERY_MS = 10_000;

interface Known<Hold> {
  /** As the server has it. */
  answer: { data: Hold | undefined; error: ApiError | undefined; mutate(): unknown };
  /** As one of the person's own lists has it, for a device without a network; undefined until that is known. */
  listed: Hold | null | undefined;
  /** Whether a change by the other side is likely to follow. */
  isAwaited(hold: Hold): boolean;
}

/** A claim or a reservation, read again every few seconds while the other side may change it. */
export function useHold<Hold>({ answer: { data, error, mutate }, listed, isAwaited }: Known<Hold>) {
  const hold = data ?? listed ?? undefined;
  const isRepeated = hold !== undefined && isAwaited(hold);
  useEffect(() => {
    if (!isRepeated) return;
    const readIfSeen = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void mutate();
    };
    const timer = setInterval(readIfSeen, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRepeated, mutate]);
  return {
    hold,
    isAbsent: error?.status === 404 || error?.status === 422,
    isFailed: hold === undefined && error !== undefined && listed !== undefined,
    retry: mutate,
  };
}
