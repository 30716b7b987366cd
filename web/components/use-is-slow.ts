import { useEffect, useState } from 'react';

/** A position or a place is often found immediately, and "Finding your location..." would only flash up. */
const GRACE_MS = 600;

/**
 * Whether something has taken so long that the page should say so.
 * @param graceMs the time after which it should
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
