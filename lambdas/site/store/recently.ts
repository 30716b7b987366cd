import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';

/** Caches a value that many requests need. @param keptMs maximum age in milliseconds */
export function recently<Read>(
  read: () => Promise<Read>,
  keptMs = 1000 * SETTINGS_KEPT_SECONDS,
): (now: Date) => Promise<Read> {
  let known: { at: number; reading: Promise<Read> } | undefined;
  return (now) => {
    const at = now.getTime();
    // The machine's clock may be set back.
    if (known && Math.abs(at - known.at) < keptMs) return known.reading;
    const made = { at, reading: read() };
    known = made;
    // After a failed read, the next request reads again.
    made.reading.catch(() => {
      if (known === made) known = undefined;
    });
    return made.reading;
  };
}
