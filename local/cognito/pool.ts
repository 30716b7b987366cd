import type { AttemptLimit, Lockout } from './attempts.ts';
import type { ExpiringMap } from './expiring-map.ts';
import type { Challenge } from './srp.ts';
import type { State } from './state.ts';
import type { TokenSigner } from './tokens.ts';

export type TriggerName = 'PostConfirmation' | 'CustomMessage';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A sign-in that waits for its next step, found by the secret that the client was given. */
export type PendingSignIn =
  | {
      kind: 'password';
      /** What the client signed in as, or what Cognito calls that user. */
      names: readonly string[];
      userId: string;
      verifier: string;
      A: bigint;
      challenge: Challenge;
    }
  | { kind: 'newPassword'; userId: string };

/** Everything the operations work on. Times are milliseconds. */
export interface Pool {
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** The part of the pool's id after the region; hashed into every password. */
  readonly name: string;
  readonly state: State;
  readonly signer: TokenSigner;
  readonly lockout: Lockout;
  readonly codeRequests: AttemptLimit;
  readonly codeGuesses: AttemptLimit;
  readonly passwordChangeGuesses: AttemptLimit;
  readonly pendingSignIns: ExpiringMap<PendingSignIn>;
  now(): number;
  sendMail(mail: Mail): Promise<void>;
  invokeTrigger(name: TriggerName, event: object): Promise<object>;
}
