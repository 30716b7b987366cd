/** Settings of a user pool and its only app client. Times are milliseconds. */
export interface PoolSettings {
  /** The whole password policy, which requires no kinds of characters. */
  readonly passwordLength: { readonly min: number; readonly max: number };
  /** Attributes of the signed-in user that the app's client may read and write. */
  readonly clientAttributes: { readonly read: readonly string[]; readonly write: readonly string[] };
  readonly tokenLifetime: { readonly access: number; readonly id: number; readonly refresh: number };
  /** The pool's groups are fixed; their members are not. */
  readonly groups: readonly string[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long an emailed code works. AWS fixes these times and has no setting for them. */
export const CODE_LIFETIME = { signUp: DAY, reset: HOUR, newEmail: DAY } as const;
export type CodeKind = keyof typeof CODE_LIFETIME;

/** How long a started sign-in can take: AuthSessionValidity. */
export const CHALLENGE_LIFETIME = 180_000;
