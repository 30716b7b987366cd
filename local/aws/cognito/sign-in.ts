/**
 * Signing in with a password, by SRP or in plain text, replacing a temporary password, and the session's further life.
 */
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { CognitoError, invalidParameter, wrongCredentials } from './errors.ts';
import {
  adminOperation,
  clientOperation,
  type Operations,
  requireClient,
  userOperation,
} from './operation.ts';
import { assertPolicy, isPassword, setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import { answerCode, askForCode } from './second-factor.ts';
import { refreshSession, revokeSession, revokeSessions, startSession } from './sessions.ts';
import { createCredential, expectedProof, readPublicValue, startChallenge } from './srp.ts';
import type { User } from './state.ts';
import { findUser, TOTP } from './users.ts';

const initiateAuth = clientOperation(
  { AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()) },
  async (pool, { AuthFlow, AuthParameters: { USERNAME = '', PASSWORD = '', SRP_A = '' } }) => {
    if (AuthFlow === 'USER_SRP_AUTH') return beginPasswordProof(pool, USERNAME, SRP_A);
    // The deployed client doesn't have this flow. It is for tests and scripts that sign in without SRP.
    if (AuthFlow === 'USER_PASSWORD_AUTH') return await signInWith(pool, USERNAME, PASSWORD);
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  },
);

/**
 * The same from a server with credentials, which is the only flow that sends the password in plain text. A challenge
 * names its user by id, not by an alias.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminInitiateAuth.html
 */
const adminInitiateAuth = adminOperation(
  { ClientId: z.string(), AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()) },
  async (pool, { ClientId, AuthFlow, AuthParameters: { USERNAME = '', PASSWORD = '' } }) => {
    requireClient(pool, ClientId);
    if (AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') return await signInWith(pool, USERNAME, PASSWORD);
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  },
);

function signInWith(pool: Pool, name: string, password: string): Promise<object> {
  const user = findUser(pool, name);
  return admit(pool, user && isPassword(pool, user, password) ? user : undefined);
}

/**
 * First step of SRP. For an unknown name the response looks the same, and the second step fails as for a wrong
 * password.
 */
function beginPasswordProof(pool: Pool, name: string, publicValue: string): object {
  const A = readPublicValue(publicValue);
  if (A === undefined) throw invalidParameter('SRP_A must be a hexadecimal number that N does not divide.');
  const { id, salt, verifier } = findUser(pool, name) ?? nobody(pool);
  const challenge = startChallenge(verifier);
  const secretBlock = randomBytes(512).toString('base64');
  pool.pendingSignIns.set(secretBlock, { kind: 'password', userId: id, verifier, A, challenge });
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

function nobody({ name }: Pool) {
  const id = randomUUID();
  return { id, ...createCredential(name, id, randomUUID()) };
}

const respondToAuthChallenge = clientOperation(
  {
    ChallengeName: z.string(),
    Session: z.optional(z.string()),
    ChallengeResponses: z.record(z.string(), z.string()),
  },
  async (pool, { ChallengeName, Session = '', ChallengeResponses: responses }) => {
    if (ChallengeName === 'PASSWORD_VERIFIER') return await answerPassword(pool, responses);
    if (ChallengeName === 'NEW_PASSWORD_REQUIRED') {
      return await answerNewPassword(pool, Session, responses.NEW_PASSWORD ?? '');
    }
    if (ChallengeName === TOTP) {
      const user = await answerCode(pool, Session, responses.SOFTWARE_TOKEN_MFA_CODE ?? '');
      return await letIn(pool, user);
    }
    throw invalidParameter(`${ChallengeName} is not a challenge of this user pool.`);
  },
);

/** Second step of SRP. Returns tokens or the next challenge. */
async function answerPassword(pool: Pool, answer: Record<string, string>): Promise<object> {
  const {
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock = '',
    PASSWORD_CLAIM_SIGNATURE: proof = '',
    TIMESTAMP: timestamp = '',
  } = answer;
  const pending = pool.pendingSignIns.take(secretBlock);
  if (pending?.kind !== 'password') throw wrongCredentials();
  const { userId, verifier, A, challenge } = pending;
  const exchange = { poolName: pool.name, userId, verifier, A, secretBlock, ...challenge };
  const expected = expectedProof(exchange, timestamp);
  const given = Buffer.from(proof, 'base64');
  const isProof = given.length === expected.length && timingSafeEqual(given, expected);
  return await admit(pool, isProof ? pool.state.users.get(userId) : undefined);
}

/** Replaces the temporary password by the user's own. A refused password leaves the challenge open for another one. */
async function answerNewPassword(pool: Pool, session: string, password: string): Promise<object> {
  assertPolicy(pool, password);
  const pending = pool.pendingSignIns.take(session);
  const user = pending?.kind === 'newPassword' ? pool.state.users.get(pending.userId) : undefined;
  if (!user) {
    throw new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  setPassword(pool, user, password);
  user.status = 'CONFIRMED';
  await pool.state.save(user);
  return await admit(pool, user);
}

async function admit(pool: Pool, user: User | undefined): Promise<object> {
  if (!user) throw wrongCredentials();
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  return user.secondFactor.isOn ? askForCode(pool, user) : await letIn(pool, user);
}

const letIn = async (pool: Pool, user: User) => ({
  ChallengeParameters: {},
  AuthenticationResult: await startSession(pool, user),
});

function askForNewPassword(pool: Pool, user: User): object {
  const session = randomBytes(96).toString('base64url');
  pool.pendingSignIns.set(session, { kind: 'newPassword', userId: user.id });
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.id, requiredAttributes: '[]', userAttributes: '{}' },
  };
}

const getTokensFromRefreshToken = clientOperation(
  { RefreshToken: z.string() },
  async (pool, { RefreshToken }) => ({ AuthenticationResult: await refreshSession(pool, RefreshToken) }),
);

const revokeToken = clientOperation({ Token: z.string() }, async (pool, { Token }) => {
  await revokeSession(pool, Token);
  return {};
});

const globalSignOut = userOperation({}, async (pool, user) => {
  await revokeSessions(pool, user);
  return {};
});

export const signInOperations: Operations = {
  InitiateAuth: initiateAuth,
  AdminInitiateAuth: adminInitiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
};
