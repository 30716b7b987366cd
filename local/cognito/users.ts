import { createHmac, randomUUID } from 'node:crypto';
import type { Attributes } from './attributes.ts';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import { createCredential } from './srp.ts';
import type { User } from './state.ts';

/** By the user's id (Cognito's username) or by e-mail address in any case. */
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

/** Not yet part of the pool: see `addUser`. */
export function createUser(
  pool: Pool,
  input: { attributes: Attributes; password: string; status: User['status'] },
): User {
  const id = randomUUID();
  return {
    id,
    attributes: input.attributes,
    status: input.status,
    groups: [],
    ...createCredential(pool.name, id, input.password),
    codes: {},
    createdAt: pool.now(),
    modifiedAt: pool.now(),
  };
}

/** Throws UsernameExistsException when somebody already has the address. */
export function addUser(pool: Pool, user: User): void {
  if (findUser(pool, emailOf(user))) {
    throw new CognitoError('UsernameExistsException', 'User already exists');
  }
  pool.state.users.set(user.id, user);
}

export function removeUser(pool: Pool, user: User): void {
  for (const session of pool.state.sessions.values()) {
    if (session.userId === user.id) pool.state.sessions.delete(session.id);
  }
  pool.state.users.delete(user.id);
}

export function emailOf(user: User): string {
  return user.attributes.email ?? '';
}

export function isVerified(user: User): boolean {
  return user.attributes.email_verified === 'true';
}

/** Throws what stands between a user who proved the password and a session. */
export function assertMaySignIn(pool: Pool, user: User): void {
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.temporaryPasswordExpiresAt !== undefined && user.temporaryPasswordExpiresAt <= pool.now()) {
    throw new CognitoError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  }
}

/** A user who does not exist, the same each time the same name is tried, so that sign-in looks as if it began. */
export function simulateUser(pool: Pool, username: string): { id: string; salt: string; secret: string } {
  const digest = (purpose: string) =>
    createHmac('sha256', pool.state.secret).update(`${purpose}:${username.toLowerCase()}`).digest('hex');
  const id = digest('id').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  return { id, salt: digest('salt').slice(0, 32), secret: digest('password') };
}

export function attributeListOf(
  user: User,
  attributes: Attributes = user.attributes,
): { Name: string; Value: string }[] {
  return Object.entries({ ...attributes, sub: user.id }).map(([Name, Value]) => ({ Name, Value }));
}

/** UserType of the API; its times are seconds. */
export function describeUser(user: User) {
  return {
    Username: user.id,
    Attributes: attributeListOf(user),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: true,
    UserStatus: user.status,
  };
}
