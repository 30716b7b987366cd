import { MINUTE } from '../limits.ts';

/** Live keys of an organization: one in use, and one that replaces it. */
export const MAX_KEYS = 2;
export const KEY_NAME_LENGTH = { min: 2, max: 60 } as const;
/** Calls with one key. */
export const KEY_CALLS = { max: 300, windowMs: MINUTE } as const;
