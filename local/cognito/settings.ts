/** What the user pool and its only app client are set to, as lib/identity sets up the deployed pool. Times are milliseconds. */

import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { DAY, HOUR } from '#shared/limits.ts';

/** The whole password policy: no kinds of characters are demanded. */
export const PASSWORD_LENGTH = { min: 6, max: 256 } as const;

/** What the app's client may read and write of the user who signed in with it. */
export const CLIENT_ATTRIBUTES = {
  read: ['email', 'email_verified', 'name'],
  write: ['email', 'name', `custom:${PENDING_ATTRIBUTE}`],
} as const;

export const TOKEN_LIFETIME = { access: HOUR, id: HOUR, refresh: 30 * DAY } as const;

/** How long a mailed code works; AWS fixes these and offers no setting. */
export const CODE_LIFETIME = { signUp: DAY, reset: HOUR, newEmail: DAY } as const;
export type CodeKind = keyof typeof CODE_LIFETIME;

/** How long a started sign-in may take: AuthSessionValidity. */
export const CHALLENGE_LIFETIME = 180_000;
