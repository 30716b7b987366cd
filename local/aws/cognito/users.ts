import { randomUUID } from 'node:crypto';
import type { Attributes } from './attributes.ts';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import { createCredential } from './srp.ts';
import { removeFrom, type User } from './state.ts';

/** Finds a user by their id (Cognito's username) or by email address in any case. */
export function findUser(pool: Pool, username: string): User | undefined {
  const email = username.toLowerCase();
  return (
    pool.state.users.get(username) ??
    [...pool.state.users.values()].find((user) => user.attributes.email?.toLowerCase() === email)
  );
}

export function requireUser(pool: Pool, username: string): User {
  const user = findUser(pool, username);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}

/** The user is not yet part of the pool: see `addUser`. */
export function createUser(
  pool: Pool,
  {
    id = randomUUID(),
    attributes,
    password,
    status,
  }: { id?: string; attributes: Attributes; password: string; status: User['status'] },
): User {
  return {
    id,
    attributes,
    status,
    groups: [],
    ...createCredential(pool.name, id, password),
    codes: {},
    secondFactor: { isOn: false },
    createdAt: pool.now(),
    modifiedAt: pool.now(),
  };
}

/** @throws CognitoError UsernameExistsException if somebody already has the address */
export function addUser(pool: Pool, user: User): void {
  if (findUser(pool, emailOf(user))) {
    throw new CognitoError('UsernameExistsException', 'User already exists');
  }
  pool.state.users.set(user.id, user);
}

export function removeUser(pool: Pool, user: User): void {
  removeFrom(pool.state, user.id);
}

export function emailOf(user: User): string {
  return user.attributes.email ?? '';
}

/** Cognito's name for an authenticator app. */
export const TOTP = 'SOFTWARE_TOKEN_MFA';

/** The response of AdminGetUser. Times are seconds. */
export function describeUser(user: User) {
  return {
    Username: user.id,
    UserAttributes: Object.entries({ ...user.attributes, sub: user.id }).map(([Name, Value]) => ({
      Name,
      Value,
    })),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: true,
    UserStatus: user.status,
    UserMFASettingList: user.secondFactor.isOn ? [TOTP] : undefined,
    PreferredMfaSetting: user.secondFactor.isOn ? TOTP : undefined,
  };
}
