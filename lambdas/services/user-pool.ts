/** Requests to the user pool. */
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Identity } from '#shared/accounts/new-account.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/general/refusals.ts';
import { environment } from '../environment.ts';

const pool = new CognitoIdentityProviderClient({});

const named = (userId: string) => ({ UserPoolId: environment('USER_POOL_ID'), Username: userId });

/** Awaits a request to the user pool. For an unknown user, returns or throws the result of `otherwise`. */
async function askPool<Answer>(
  answer: Promise<Answer>,
  otherwise: (cause: Error) => Answer,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') return otherwise(error);
    throw error;
  }
}

const attributesIn =
  (attributes: readonly AttributeType[] = []) =>
  (name: string) =>
    attributes.find((each) => each.Name === name)?.Value;

function noSuchUser(cause: Error): never {
  throw new AppError('not_found', words.userNotFound, { cause });
}

/**
 * Reads a user's identity from the user pool.
 * @throws AppError `not_signed_in` if the user is gone, or never confirmed their address, since anybody can sign up
 * with another person's
 */
export async function readIdentity(userId: string): Promise<Identity> {
  const asked = pool.send(new AdminGetUserCommand(named(userId)));
  const { UserAttributes, UserStatus } = await askPool(asked, (cause) => {
    throw new AppError('not_signed_in', undefined, { cause });
  });
  if (UserStatus === 'UNCONFIRMED') throw new AppError('not_signed_in');
  const attribute = attributesIn(UserAttributes);
  return {
    userId,
    email: attribute('email') ?? '',
    name: attribute('name') ?? '',
    pending: attribute(`custom:${PENDING_ATTRIBUTE}`),
  };
}

/** Facts about a user that only the user pool knows. */
export interface PoolUser {
  /** The address that they sign in with, if they have verified it. */
  email: string | undefined;
  /** Whether two-step verification is on. */
  hasSecondFactor: boolean;
}

/** Returns `gone` for a user unknown to the pool; undefined if the pool fails, so that nobody is locked out. */
export async function findPoolUser(userId: string): Promise<PoolUser | 'gone' | undefined> {
  try {
    const { UserAttributes, UserMFASettingList = [] } = await pool.send(
      new AdminGetUserCommand(named(userId)),
    );
    const attribute = attributesIn(UserAttributes);
    return {
      email: attribute('email_verified') === 'true' ? attribute('email') : undefined,
      hasSecondFactor: UserMFASettingList.length > 0,
    };
  } catch (error) {
    return error instanceof Error && error.name === 'UserNotFoundException' ? 'gone' : undefined;
  }
}

/** Returns whether two-step verification is on. @throws AppError `not_found` if there is no such user */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const asked = pool.send(new AdminGetUserCommand(named(userId)));
  const { UserMFASettingList = [] } = await askPool(asked, noSuchUser);
  return UserMFASettingList.length > 0;
}

/** A user who proved their password. */
interface ProvenUser {
  userId: string;
  /** Whether two-step verification is on. */
  hasSecondFactor: boolean;
}

/** Errors for a wrong password, an unknown user, or a user who can't sign in with a password now. */
const REFUSALS: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/**
 * Checks a password by beginning a sign-in that is never completed. Only callers with the rights of a function may use
 * this flow. The pool throttles wrong passwords as in every sign-in.
 * @returns undefined if the pool refuses the password
 */
export async function provePassword(email: string, password: string): Promise<ProvenUser | undefined> {
  try {
    const { ChallengeName, ChallengeParameters, AuthenticationResult } = await pool.send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment('USER_POOL_ID'),
        ClientId: environment('USER_POOL_CLIENT_ID'),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    const token = AuthenticationResult?.AccessToken;
    if (token !== undefined) return { userId: subjectOf(token), hasSecondFactor: false };
    const userId = ChallengeParameters?.USER_ID_FOR_SRP;
    return ChallengeName === 'SOFTWARE_TOKEN_MFA' && userId !== undefined
      ? { userId, hasSecondFactor: true }
      : undefined;
  } catch (error) {
    if (error instanceof Error && REFUSALS.has(error.name)) return undefined;
    throw error;
  }
}

/** Returns the user id in a token from the pool itself, which needs no verification. */
function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return String(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

/** Turns off two-step verification. @throws AppError `not_found` if there is no such user */
export async function turnOffSecondFactor(userId: string): Promise<void> {
  const off = { ...named(userId), SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } };
  await askPool<unknown>(pool.send(new AdminSetUserMFAPreferenceCommand(off)), noSuchUser);
}

/**
 * Ends every session: refresh tokens no longer work. Access tokens stay valid until they expire, but the API refuses
 * them because of the recorded sign-out. Does nothing for a user who is gone.
 * @param userPoolId for a trigger of the pool, which gets it from its event
 */
export async function endPoolSessions(
  userId: string,
  userPoolId = environment('USER_POOL_ID'),
): Promise<void> {
  const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
  await askPool<unknown>(pool.send(command), () => undefined);
}

/** Deletes a user; does nothing if they are gone. */
export async function deleteUser(userId: string): Promise<void> {
  await askPool<unknown>(pool.send(new AdminDeleteUserCommand(named(userId))), () => undefined);
}

/** @throws AppError `not_found` if there is no such user */
export async function addUserToGroup(userId: string, group: Group): Promise<void> {
  const added = { ...named(userId), GroupName: group };
  await askPool(pool.send(new AdminAddUserToGroupCommand(added)), noSuchUser);
}

/** @throws AppError `not_found` if there is no such user */
export async function removeUserFromGroup(userId: string, group: Group): Promise<void> {
  const removed = { ...named(userId), GroupName: group };
  await askPool(pool.send(new AdminRemoveUserFromGroupCommand(removed)), noSuchUser);
}
