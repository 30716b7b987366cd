/** Codes that sign in without the authenticator app: made on the server, written down or saved by their owner, each for one use. */
import * as z from 'zod/mini';
import { recoveryCodeMissing } from '#words/accounts/fields.ts';

export const RECOVERY_CODE_COUNT = 10;

/** Without vowels, which make words, and without characters that look like others: 22 of them, so that 12 have 53 bits. */
export const RECOVERY_CODE_CHARACTERS = 'BCDFGHJKMPQRTVWXY23479';
export const RECOVERY_CODE_LENGTH = 12;
const GROUP_LENGTH = 4;

/** As it is shown: `BCDF-GHJK-MPQR`. */
export const groupRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** However it was typed: with or without hyphens and spaces, in capitals or not. */
export const recoveryCode = z.string({ error: recoveryCodeMissing }).check(
  z.overwrite<string>((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(new RegExp(`^[A-Z\\d]{${RECOVERY_CODE_LENGTH}}$`), recoveryCodeMissing),
);
