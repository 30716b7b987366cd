import { MINUTE } from '../limits.ts';

/** Live keys of an organization or a partner: one in use, and one that replaces it. */
export const MAX_KEYS = 2;
/** Live keys of all partners. One request reads them with the records of who made them. */
export const MAX_PARTNER_KEYS = 30;
export const KEY_NAME_LENGTH = { min: 2, max: 60 } as const;
/** Calls with one key. */
export const KEY_CALLS = { max: 300, windowMs: MINUTE } as const;
