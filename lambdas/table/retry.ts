/** Retries after conflicts with other requests and after temporary failures. */
import { AppError } from '#shared/contract/errors.ts';

/** Thrown when an item changed between the read and the write. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** AWS error names for throttling, which a retry can overcome. The user pool, the queues and S3 use different names. */
const THROTTLING = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
]);

/** Whether the error says that an AWS service is busy. */
export const isThrottled = (error: unknown): error is Error =>
  error instanceof Error && THROTTLING.has(error.name);

/**
 * Whether the same work may succeed a moment later, since the table was busy, or others changed the same items again and
 * again. Other refusals stay.
 */
export const isPassing = ({ code, cause }: AppError): boolean =>
  code === 'too_many_requests' || cause !== undefined;

interface RetryOptions {
  maxAttempts?: number;
  /** Upper bound of the pause between two attempts. All attempts together should take less time than a caller waits. */
  maxPauseMs?: number;
  isRetryable?: (error: unknown) => boolean;
  /** Returns the error to throw when the last attempt failed too. */
  giveUp?: (lastError: unknown) => unknown;
}

const FIRST_PAUSE_MS = 20;

/**
 * Runs `attempt`, which reads and then writes, until it succeeds without interference.
 * @throws the result of `giveUp` after the last attempt, by default AppError `conflict`; at once, any error that isn't
 * retryable
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

/** Full jitter, so that requests that collided don't collide again. */
const pause = (longestMs: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
