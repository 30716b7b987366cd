/** An authenticator app as second factor: setup, codes during a sign-in, and what an administrator can change. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { CognitoError, codeMismatch, invalidParameter } from './errors.ts';
import { adminOperation, type Operations, username, userOperation } from './operation.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import { newSecret, stepOfCode } from './totp.ts';
import { requireUser, TOTP } from './users.ts';

const associateSoftwareToken = userOperation({}, async (pool, user) => {
  const secret = newSecret();
  user.secondFactor = { ...user.secondFactor, newSecret: secret };
  await pool.state.save(user);
  return { SecretCode: secret };
});

/** The previous app is only replaced by the first code of the new one. */
const verifySoftwareToken = userOperation({ UserCode: z.string() }, async (pool, user, { UserCode }) => {
  const secret = user.secondFactor.newSecret ?? user.secondFactor.secret;
  if (secret === undefined) {
    throw invalidParameter('User has not set up software token mfa');
  }
  const step = stepOfCode(secret, UserCode, pool.now());
  if (step === undefined) throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  user.secondFactor = { secret, usedStep: step, isOn: user.secondFactor.isOn };
  await pool.state.save(user);
  return { Status: 'SUCCESS' };
});

const preference = z.object({ Enabled: z.boolean(), PreferredMfa: z.optional(z.boolean()) });

async function setPreference(pool: Pool, user: User, { Enabled }: z.infer<typeof preference>) {
  if (Enabled && user.secondFactor.secret === undefined) {
    throw invalidParameter('User has not verified software token mfa');
  }
  user.secondFactor = { ...user.secondFactor, isOn: Enabled };
  user.modifiedAt = pool.now();
  await pool.state.save(user);
  return {};
}

const setUserMFAPreference = userOperation(
  { SoftwareTokenMfaSettings: preference },
  (pool, user, { SoftwareTokenMfaSettings: settings }) => setPreference(pool, user, settings),
);

const adminSetUserMFAPreference = adminOperation(
  { Username: username, SoftwareTokenMfaSettings: preference },
  (pool, { Username, SoftwareTokenMfaSettings: settings }) =>
    setPreference(pool, requireUser(pool, Username), settings),
);

/** Wrong codes that one sign-in allows. */
const MAX_WRONG_CODES = 5;

/** The challenge after the password, if a second factor is on. */
export function askForCode(pool: Pool, user: User, wrongCodes = 0): object {
  const session = randomBytes(96).toString('base64url');
  pool.pendingSignIns.set(session, { kind: 'secondFactor', userId: user.id, wrongCodes });
  return { ChallengeName: TOTP, Session: session, ChallengeParameters: { USER_ID_FOR_SRP: user.id } };
}

/**
 * Returns the user of the sign-in if the code is right. A wrong code leaves the challenge open for a few more attempts.
 * @throws CognitoError
 */
export async function answerCode(pool: Pool, session: string, code: string): Promise<User> {
  const pending = pool.pendingSignIns.take(session);
  const user = pending?.kind === 'secondFactor' ? pool.state.users.get(pending.userId) : undefined;
  if (pending?.kind !== 'secondFactor' || !user) {
    throw new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  const { secret = '', usedStep = 0 } = user.secondFactor;
  const step = stepOfCode(secret, code, pool.now());
  if (step !== undefined && step > usedStep) {
    user.secondFactor.usedStep = step;
    await pool.state.save(user);
    return user;
  }
  const wrongCodes = pending.wrongCodes + 1;
  if (wrongCodes < MAX_WRONG_CODES) pool.pendingSignIns.set(session, { ...pending, wrongCodes });
  if (step === undefined) throw codeMismatch();
  throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
}

export const secondFactorOperations: Operations = {
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMFAPreference,
  AdminSetUserMFAPreference: adminSetUserMFAPreference,
};
