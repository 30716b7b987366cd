/**
 * Codes that sign in without the authenticator app. The server makes them, their owner writes them down or saves them,
 * and each works once.
 */
import * as z from 'zod/mini';
import { recoveryCodeMissing } from '#words/accounts/fields.ts';

export const RECOVERY_CODE_COUNT = 10;

/**
 * No vowels, which could form words, and no characters that look alike. With 22 characters, a code of 12 has 53 bits.
 */
export const RECOVERY_CODE_CHARACTERS = 'BCDFGHJKMPQRTVWXY23479';
export const RECOVERY_CODE_LENGTH = 12;
const GROUP_LENGTH = 4;

/** The code as it is shown: `BCDF-GHJK-MPQR`. */
export const groupRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** Accepts a code in any spelling: with or without hyphens and spaces, in upper or lower case. */
export const recoveryCode = z.string({ error: recoveryCodeMissing }).check(
  z.overwrite<string>((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(new RegExp(`^[A-Z\\d]{${RECOVERY_CODE_LENGTH}}$`), recoveryCodeMissing),
);
