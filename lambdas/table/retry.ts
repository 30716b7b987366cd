/** Trying again what others may have got in the way of. */
import { AppError } from '#shared/contract/errors.ts';

/** Thrown by a condition of a write when what was read before has been changed by somebody else. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** By the names of AWS' errors: faults of a service that a repeat mends. The user pool and the queues have names of their own. */
const THROTTLING = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
]);

/** Whether a service of AWS said that it is busy. */
export const isThrottled = (error: unknown): error is Error =>
  error instanceof Error && THROTTLING.has(error.name);

interface RetryOptions {
  maxAttempts?: number;
  /** Upper bound of the pause between two attempts. All attempts together should stay below what a caller waits for. */
  maxPauseMs?: number;
  isRetryable?: (error: unknown) => boolean;
  /** Gives the error to throw when the last attempt failed too. */
  giveUp?: (lastError: unknown) => unknown;
}

const FIRST_PAUSE_MS = 20;

/**
 * Runs `attempt`, which reads and then writes, until nobody came in between.
 * @throws what `giveUp` gives when somebody always did: AppError `conflict` unless said otherwise; any error that is not retryable as it is
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const {
    maxAttempts = 8,
    maxPauseMs = 200,
    isRetryable = (error) => error instanceof ChangedMeanwhile,
    giveUp = (cause) => new AppError('conflict', undefined, { cause }),
  } = options;
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (attempts === maxAttempts) throw giveUp(error);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempts, maxPauseMs));
    }
  }
}

/** Full jitter: those who met at the same moment do not meet again. */
const pause = (longestMs: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
