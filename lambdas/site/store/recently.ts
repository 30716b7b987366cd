import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';

/** Reads what many requests ask for only now and then: what it gives was so at most so many milliseconds ago. */
export function recently<Read>(
  read: () => Promise<Read>,
  keptMs = 1000 * SETTINGS_KEPT_SECONDS,
): (now: Date) => Promise<Read> {
  let known: { at: number; reading: Promise<Read> } | undefined;
  return (now) => {
    const at = now.getTime();
    // The clock of a machine may be set back.
    if (known && Math.abs(at - known.at) < keptMs) return known.reading;
    const made = { at, reading: read() };
    known = made;
    // After a failed read the next request reads again.
    made.reading.catch(() => {
      if (known === made) known = undefined;
    });
    return made.reading;
  };
}
