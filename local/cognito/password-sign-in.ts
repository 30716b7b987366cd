/** Signing in with a password, proved by SRP or sent as it is, and replacing a temporary one on the way. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mergeAttributes, missingAttributes, readOwnChanges, visibleAttributes } from './attributes.ts';
import { CognitoError, invalidParameter, wrongCredentials } from './errors.ts';
import { assertPolicy, isPassword, setPassword } from './passwords.ts';
import type { PendingSignIn, Pool } from './pool.ts';
import { startSession } from './sessions.ts';
import { expectedProof, readPublicValue, startChallenge, verifierOf } from './srp.ts';
import type { User } from './state.ts';
import { assertMaySignIn, findUser, simulateUser } from './users.ts';

/** First step of SRP. For a name that nobody has it answers the same way, and the second step fails like a wrong password. */
export function beginPasswordProof(pool: Pool, name: string, publicValue: string): object {
  const A = readPublicValue(publicValue);
  if (A === undefined) throw invalidParameter('SRP_A must be a hexadecimal number that N does not divide.');
  const { id, salt, verifier } = findUser(pool, name) ?? simulateCredential(pool, name);
  const challenge = startChallenge(verifier);
  const secretBlock = randomBytes(512).toString('base64');
  pool.pendingSignIns.set(secretBlock, {
    kind: 'password',
    names: [name.toLowerCase(), id],
    userId: id,
    verifier,
    A,
    challenge,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: challenge.B.toString(16),
      USERNAME: id,
      USER_ID_FOR_SRP: id,
    },
  };
}

/** Second step of SRP: tokens, or the next challenge. */
export async function answerPassword(
  pool: Pool,
  answer: { name: string; secretBlock: string; proof: string; timestamp: string },
): Promise<object> {
  if (!/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/.test(answer.timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english');
  }
  const pending = pool.pendingSignIns.get(answer.secretBlock);
  // A block answers once: a guess costs a whole sign-in.
  pool.pendingSignIns.delete(answer.secretBlock);
  if (pending?.kind !== 'password' || !pending.names.includes(answer.name.toLowerCase())) {
    throw wrongCredentials();
  }
  pool.lockout.assertOpen(pending.userId);
  const proved = isProof(pool, pending, answer);
  const user = pool.state.users.get(pending.userId);
  return admit(pool, pending.userId, proved ? user : undefined);
}

/** The password itself, over a connection that is trusted with it. */
export async function verifyPassword(pool: Pool, name: string, password: string): Promise<object> {
  const user = findUser(pool, name);
  const userId = user?.id ?? simulateUser(pool, name).id;
  pool.lockout.assertOpen(userId);
  return admit(pool, userId, user && isPassword(pool, user, password) ? user : undefined);
}

/** The user's own password in place of the temporary one. A refused one leaves the challenge open for a better. */
export async function answerNewPassword(
  pool: Pool,
  session: string,
  password: string,
  responses: Record<string, string>,
): Promise<object> {
  const pending = pool.pendingSignIns.get(session);
  const user = pending?.kind === 'newPassword' ? pool.state.users.get(pending.userId) : undefined;
  if (!user) {
    throw new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  assertPolicy(password);
  const attributes = Object.entries(responses).flatMap(([name, Value]) =>
    name.startsWith('userAttributes.') ? [{ Name: name.slice('userAttributes.'.length), Value }] : [],
  );
  const completed = mergeAttributes(user.attributes, readOwnChanges(attributes));
  const [missing] = missingAttributes(completed);
  if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
  user.attributes = completed;
  pool.pendingSignIns.delete(session);
  setPassword(pool, user, password);
  user.status = 'CONFIRMED';
  return admit(pool, user.id, user);
}

async function admit(pool: Pool, userId: string, user: User | undefined): Promise<object> {
  if (!user) {
    pool.lockout.recordFailure(userId);
    throw wrongCredentials();
  }
  pool.lockout.forget(userId);
  assertMaySignIn(pool, user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) };
}

function askForNewPassword(pool: Pool, user: User): object {
  const session = randomBytes(96).toString('base64url');
  pool.pendingSignIns.set(session, { kind: 'newPassword', userId: user.id });
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: JSON.stringify(
        missingAttributes(user.attributes).map((name) => `userAttributes.${name}`),
      ),
      userAttributes: JSON.stringify(visibleAttributes(user.attributes)),
    },
  };
}

function isProof(
  pool: Pool,
  { userId, verifier, A, challenge }: Extract<PendingSignIn, { kind: 'password' }>,
  { secretBlock, proof, timestamp }: { secretBlock: string; proof: string; timestamp: string },
): boolean {
  const exchange = { poolName: pool.name, userId, verifier, A, secretBlock, ...challenge };
  const expected = expectedProof(exchange, timestamp);
  const given = Buffer.from(proof, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function simulateCredential(pool: Pool, name: string): { id: string; salt: string; verifier: string } {
  const { id, salt, secret } = simulateUser(pool, name);
  return { id, salt, verifier: verifierOf(pool.name, id, salt, secret) };
}
