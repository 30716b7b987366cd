/** Something that a person did without a network. It waits on this device until it has been sent. */
export interface QueueEntry<State = never> {
  id: string;
  /** The owner. It is never sent for anybody else. */
  userId: string;
  queuedAt: number;
  state: EntryState | State;
  /** The number of failures. */
  tries?: number | undefined;
}

export type EntryState =
  /** For a connection, its turn, or a session. */
  | { status: 'waiting'; needsSignIn?: true }
  | { status: 'sending' }
  /** `retryAt` (milliseconds since the epoch): retried automatically from then on. */
  | { status: 'failed'; message: string; retryAt?: number };

/** The server's rules forbid it, so it is not retried. */
export interface Refused {
  status: 'refused';
  message: string;
}

/** The delay before an automatic retry. It doubles with each try, up to the longest. */
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Whether a sender can try it automatically. @param now milliseconds since the epoch */
export function isDue(
  { state }: { state: { status: string; retryAt?: number | undefined } },
  now: number,
): boolean {
  if (state.status === 'failed') {
    const { retryAt } = state;
    // A time beyond the longest delay means that this device's clock was ahead when it was written.
    return retryAt !== undefined && (retryAt <= now || retryAt > now + LONGEST_RETRY_MS);
  }
  // "Sending" without a sender is left by a closed tab.
  return state.status === 'waiting' || state.status === 'sending';
}

/** @param mayPass whether a retry can succeed without a change */
export function failed<Entry extends QueueEntry<unknown>>(
  entry: Entry,
  message: string,
  mayPass: boolean,
): Entry {
  const tries = (entry.tries ?? 0) + 1;
  const retryAt = Date.now() + Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
  return { ...entry, tries, state: { status: 'failed', message, ...(mayPass && { retryAt }) } };
}
