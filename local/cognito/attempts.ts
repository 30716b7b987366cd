import { attemptLimitExceeded, CognitoError } from './errors.ts';
import { ExpiringMap } from './expiring-map.ts';
import { LOCKOUT } from './settings.ts';

interface Failures {
  count: number;
  lockedUntil: number;
}

/** Slows down guessing of one user's password as Cognito does; kept in memory, as a restart is not in a guesser's hands. */
export class Lockout {
  readonly #failures: ExpiringMap<Failures>;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    this.#failures = new ExpiringMap(LOCKOUT.forgottenAfter, now);
  }

  /** Throws while the user is locked out, whatever the password. Such an attempt does not lengthen the lock. */
  assertOpen(userId: string): void {
    const failures = this.#failures.get(userId);
    if (!failures) return;
    this.#failures.set(userId, failures);
    if (failures.lockedUntil > this.#now()) {
      throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
    }
  }

  recordFailure(userId: string): void {
    const count = (this.#failures.get(userId)?.count ?? 0) + 1;
    const lock =
      count < LOCKOUT.firstAt ? 0 : Math.min(1000 * 2 ** (count - LOCKOUT.firstAt), LOCKOUT.longest);
    this.#failures.set(userId, { count, lockedUntil: this.#now() + lock });
  }

  forget(userId: string): void {
    this.#failures.delete(userId);
  }
}

/** Allows something a number of times for each key within a sliding window. */
export class AttemptLimit {
  readonly #times: ExpiringMap<number[]>;
  readonly #limit: number;
  readonly #window: number;
  readonly #now: () => number;

  constructor({ limit, window }: { limit: number; window: number }, now: () => number) {
    this.#limit = limit;
    this.#window = window;
    this.#now = now;
    this.#times = new ExpiringMap(window, now);
  }

  /** How often it was counted within the window. */
  used(key: string): number {
    return this.#recent(key).length;
  }

  /** Throws LimitExceededException once the limit is used up. */
  assertOpen(key: string): void {
    if (this.used(key) >= this.#limit) throw attemptLimitExceeded();
  }

  count(key: string): void {
    this.#times.set(key, [...this.#recent(key), this.#now()]);
  }

  #recent(key: string): number[] {
    return (this.#times.get(key) ?? []).filter((time) => time > this.#now() - this.#window);
  }
}
