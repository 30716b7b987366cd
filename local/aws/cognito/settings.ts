/** Settings of a user pool and its only app client. Times are milliseconds. */
export interface PoolSettings {
  /** The whole password policy: no kinds of characters are demanded. */
  readonly passwordLength: { readonly min: number; readonly max: number };
  /** The attributes of the signed-in user that the app's client may read and write. */
  readonly clientAttributes: { readonly read: readonly string[]; readonly write: readonly string[] };
  readonly tokenLifetime: { readonly access: number; readonly id: number; readonly refresh: number };
  /** The pool's groups are fixed; who is in them is not. */
  readonly groups: readonly string[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a emailed code works; AWS fixes these and offers no setting. */
export const CODE_LIFETIME = { signUp: DAY, reset: HOUR, newEmail: DAY } as const;
export type CodeKind = keyof typeof CODE_LIFETIME;

/** How long a started sign-in may take: AuthSessionValidity. */
export const CHALLENGE_LIFETIME = 180_000;
