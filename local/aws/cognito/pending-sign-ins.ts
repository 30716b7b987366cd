import { CHALLENGE_LIFETIME } from './settings.ts';
import type { Challenge } from './srp.ts';

/** A sign-in that waits for its next step. */
type PendingSignIn =
  | { kind: 'password'; userId: string; verifier: string; A: bigint; challenge: Challenge }
  | { kind: 'newPassword'; userId: string }
  | { kind: 'secondFactor'; userId: string; wrongCodes: number };

/** Pending sign-ins by the secret that the client received. Each can be continued once, within three minutes. */
export class PendingSignIns {
  readonly #entries = new Map<string, { value: PendingSignIn; expiresAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  set(secret: string, value: PendingSignIn): void {
    // The oldest entries come first.
    for (const [key, { expiresAt }] of this.#entries) {
      if (expiresAt > this.#now()) break;
      this.#entries.delete(key);
    }
    this.#entries.set(secret, { value, expiresAt: this.#now() + CHALLENGE_LIFETIME });
  }

  take(secret: string): PendingSignIn | undefined {
    const entry = this.#entries.get(secret);
    this.#entries.delete(secret);
    return entry && entry.expiresAt > this.#now() ? entry.value : undefined;
  }
}
