/** Codes that sign in without the authenticator app (docs/decisions/2026-11-22-accounts-and-abuse.md). */
import * as endpoints from '#shared/accounts/recovery-endpoints.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { hasSecondFactor, provePassword, turnOffSecondFactor } from '../services/user-pool.ts';
import { countAgainstLimit } from '../table/index.ts';
import { redeemRecoveryCode, removeRecoveryCodes, replaceCodes } from './store/recovery-codes.ts';

const OF_NETWORK = { name: 'recovery', max: 20, windowMs: HOUR, message: words.recoveryTooMany };
const OF_ACCOUNT = { name: 'recovery-of', max: 10, windowMs: HOUR, message: words.recoveryTooMany };

export const replaceRecoveryCodes = endpoint(
  endpoints.replaceRecoveryCodes,
  async ({ actor: { userId }, now }) => {
    if (!(await hasSecondFactor(userId))) throw new AppError('conflict', words.noSecondFactor);
    return { codes: await replaceCodes(userId, now) };
  },
);

/**
 * The password is checked first: without it no account is looked up or counted, and a wrong password, a wrong code and an unknown address
 * are refused alike. If the app is already turned off, a retry succeeds.
 */
export const recoverSignIn = endpoint(
  endpoints.recoverSignIn,
  async ({ body: { email, password, code }, address, now }) => {
    await countAgainstLimit({ ...OF_NETWORK, who: addressDigest(address) }, now);
    const proven = await provePassword(email, password);
    if (!proven) throw fieldError('code', words.recoveryRefused);
    const { userId } = proven;
    if (proven.hasSecondFactor) {
      await countAgainstLimit({ ...OF_ACCOUNT, who: userId }, now);
      if (!(await redeemRecoveryCode(userId, code, now))) throw fieldError('code', words.recoveryRefused);
      await turnOffSecondFactor(userId);
    }
    await removeRecoveryCodes(userId);
    return { turnedOff: true as const };
  },
);
