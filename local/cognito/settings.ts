/** What the user pool and its only app client are set to, as lib/identity sets up the deployed pool. Times are milliseconds. */

import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The whole password policy: no kinds of characters are demanded. */
export const PASSWORD_LENGTH = { min: 6, max: 256 } as const;
export const TEMPORARY_PASSWORD_LIFETIME = 7 * DAY;

/** Everybody has these; one that an administrator left out is asked for at the first sign-in. */
export const REQUIRED_ATTRIBUTES = ['email', 'name'] as const;

/** Attributes of this pool's own: given when the user is made, and as they are from then on. */
export const IMMUTABLE_ATTRIBUTES = [`custom:${PENDING_ATTRIBUTE}`] as const;

/** What the app's client may read and write of the user who signed in with it. */
export const CLIENT_ATTRIBUTES = {
  read: ['email', 'email_verified', 'name'],
  write: ['email', 'name', ...IMMUTABLE_ATTRIBUTES],
} as const;

export const TOKEN_LIFETIME = { access: HOUR, id: HOUR, refresh: 30 * DAY } as const;

/** How long a mailed code works; AWS fixes these and offers no setting. */
export const CODE_LIFETIME = { signUp: DAY, attribute: DAY, reset: HOUR } as const;
export type CodeKind = keyof typeof CODE_LIFETIME;

/** How long a started sign-in may take: AuthSessionValidity. */
export const CHALLENGE_LIFETIME = 3 * MINUTE;

/** Wrong passwords: the fifth locks for a second, each further one for twice as long, forgotten after 15 quiet minutes. */
export const LOCKOUT = { firstAt: 5, longest: 15 * MINUTE, forgottenAfter: 15 * MINUTE } as const;

/** AWS allows between 5 and 20 an hour by its own estimate of the risk: strict where guesses count, lenient where mail is asked for. */
export const CODE_GUESSES = { limit: 5, window: HOUR } as const;
export const CODE_REQUESTS = { limit: 20, window: HOUR } as const;
export const PASSWORD_CHANGE_GUESSES = { limit: 5, window: HOUR } as const;
