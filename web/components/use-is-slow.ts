import { useEffect, useState } from 'react';

/** A position, or a place that was looked up, is often there at once; "Finding your location..." would only flash up. */
const GRACE_MS = 600;

/**
 * Whether something has been worked at for so long that it has to be said.
 * @param graceMs how long that is
 */
export function useIsSlow(isWorking: boolean, graceMs = GRACE_MS): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(setSlow, graceMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWorking, graceMs]);
  return isWorking && isSlow;
}
