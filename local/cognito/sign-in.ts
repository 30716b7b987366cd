import * as z from 'zod/mini';
import { CognitoError, invalidParameter } from './errors.ts';
import { clientOperation, type Operations } from './operation.ts';
import { answerNewPassword, answerPassword, beginPasswordProof, verifyPassword } from './password-sign-in.ts';
import type { Pool } from './pool.ts';
import { refreshSession, revokeSession } from './sessions.ts';

const parameters = z.optional(z.record(z.string(), z.string()));

const initiateAuth = clientOperation(
  { AuthFlow: z.string(), AuthParameters: parameters },
  (pool, { AuthFlow, AuthParameters = {} }) => begin(pool, AuthFlow, AuthParameters),
);

const respondToAuthChallenge = clientOperation(
  { ChallengeName: z.string(), Session: z.optional(z.string()), ChallengeResponses: parameters },
  (pool, input) => respond(pool, input),
);

const getTokensFromRefreshToken = clientOperation(
  { RefreshToken: z.string() },
  async (pool, { RefreshToken }) => ({ AuthenticationResult: await refreshSession(pool, RefreshToken) }),
);

const revokeToken = clientOperation({ Token: z.string() }, async (pool, { Token }) => {
  if (Token.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
  }
  await revokeSession(pool, Token);
  return {};
});

async function begin(pool: Pool, flow: string, given: Record<string, string>): Promise<object> {
  const read = (name: string) => {
    const value = given[name];
    if (!value) throw invalidParameter(`Missing required parameter ${name}`);
    return value;
  };
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
    return {
      AuthenticationResult: await refreshSession(pool, read('REFRESH_TOKEN')),
      ChallengeParameters: {},
    };
  }
  if (flow === 'USER_SRP_AUTH') return beginPasswordProof(pool, read('USERNAME'), read('SRP_A'));
  // The deployed client does not have this flow: it is for tests and scripts that sign in without SRP.
  if (flow === 'USER_PASSWORD_AUTH') return verifyPassword(pool, read('USERNAME'), read('PASSWORD'));
  throw invalidParameter(`${flow} flow not enabled for this client`);
}

async function respond(
  pool: Pool,
  input: {
    ChallengeName: string;
    Session?: string | undefined;
    ChallengeResponses?: Record<string, string> | undefined;
  },
): Promise<object> {
  const given = input.ChallengeResponses ?? {};
  const read = (name: string) => {
    const value = given[name];
    if (!value) throw invalidParameter(`Missing required parameter ${name}`);
    return value;
  };
  if (input.ChallengeName === 'PASSWORD_VERIFIER') {
    return answerPassword(pool, {
      name: read('USERNAME'),
      secretBlock: read('PASSWORD_CLAIM_SECRET_BLOCK'),
      proof: read('PASSWORD_CLAIM_SIGNATURE'),
      timestamp: read('TIMESTAMP'),
    });
  }
  if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') {
    return answerNewPassword(pool, input.Session ?? '', read('NEW_PASSWORD'), given);
  }
  throw invalidParameter(`${input.ChallengeName} is not a challenge of this user pool.`);
}

export const signInOperations: Operations = {
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
};
