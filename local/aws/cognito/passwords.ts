import { timingSafeEqual } from 'node:crypto';
import { CognitoError, invalidParameter } from './errors.ts';
import type { Pool } from './pool.ts';
import type { PoolSettings } from './settings.ts';
import { createCredential, verifierOf } from './srp.ts';
import type { User } from './state.ts';

/** @throws CognitoError InvalidPasswordException with Cognito's reason if a new password breaks the policy */
export function assertPolicy({ passwordLength }: PoolSettings, password: string): void {
  if (password.length > passwordLength.max || password !== password.trim()) {
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$',
    );
  }
  if (password.length < passwordLength.min) {
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
}

/** Stores what SRP needs to verify the password, never the password itself. */
export function setPassword(pool: Pool, user: User, password: string): void {
  Object.assign(user, createCredential(pool.name, user.id, password));
  user.modifiedAt = pool.now();
}

export function isPassword(pool: Pool, user: User, password: string): boolean {
  const expected = Buffer.from(user.verifier);
  const given = Buffer.from(verifierOf(pool.name, user.id, user.salt, password));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
