/** Something that somebody did without a network and that waits on this device until it has got through. */
export interface QueueEntry<State = never> {
  id: string;
  /** The owner; it is never sent for anybody else. */
  userId: string;
  queuedAt: number;
  state: EntryState | State;
  /** How often it failed. */
  tries?: number | undefined;
}

export type EntryState =
  /** For a connection, its turn, or a session. */
  | { status: 'waiting'; needsSignIn?: true }
  | { status: 'sending' }
  /** `retryAt` (milliseconds since the epoch): tried again by itself from then on. */
  | { status: 'failed'; message: string; retryAt?: number };

/** How long until a failed entry is tried again by itself: doubled with each try, up to the longest. */
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Whether a sender may try it by itself. @param now milliseconds since the epoch */
export function isDue(
  { state }: { state: { status: string; retryAt?: number | undefined } },
  now: number,
): boolean {
  if (state.status === 'failed') {
    const { retryAt } = state;
    // Further off than any pause: the clock of this device was ahead when it was written.
    return retryAt !== undefined && (retryAt <= now || retryAt > now + LONGEST_RETRY_MS);
  }
  // "Sending" without a sender is what a closed tab has left.
  return state.status === 'waiting' || state.status === 'sending';
}

/** @param mayPass another try may succeed by itself */
export function failed<Entry extends QueueEntry<unknown>>(
  entry: Entry,
  message: string,
  mayPass: boolean,
): Entry {
  const tries = (entry.tries ?? 0) + 1;
  const retryAt = Date.now() + Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
  return { ...entry, tries, state: { status: 'failed', message, ...(mayPass && { retryAt }) } };
}
