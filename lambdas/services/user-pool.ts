/** The user pool, as far as the API needs to ask it. */
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

/** Calls the user pool. When it doesn't know the user, gives or throws `otherwise`. */
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
 * @throws AppError `not_signed_in` when the user is gone, or never confirmed their address: anybody can sign up with another's
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

/** Facts about a user that only the user pool decides. */
export interface PoolUser {
  /** The address that they sign in with, if they have shown that it is theirs. */
  email: string | undefined;
  /** Whether signing in takes more than the password. */
  hasSecondFactor: boolean;
}

/** `gone`: the user pool knows them no more. Undefined while it does not answer, so that nobody is locked out. */
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

/** Whether signing in takes more than the password. @throws AppError `not_found` when there is no such user */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const asked = pool.send(new AdminGetUserCommand(named(userId)));
  const { UserMFASettingList = [] } = await askPool(asked, noSuchUser);
  return UserMFASettingList.length > 0;
}

/** The user whose password was proved. */
interface ProvenUser {
  userId: string;
  /** Whether signing in takes more than the password. */
  hasSecondFactor: boolean;
}

/** Wrong, of nobody, or of somebody who cannot sign in with it now. */
const REFUSALS: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/**
 * Begins a sign-in that nobody continues. Its flow is open to callers with the rights of a function alone; wrong passwords are throttled by the
 * pool as those of every sign-in are.
 * @returns undefined when the pool does not let in who comes with this password
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

/** Of a token that comes from the pool itself, and so needs no check. */
function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return String(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

/** From then on the password alone signs in. @throws AppError `not_found` when there is no such user */
export async function turnOffSecondFactor(userId: string): Promise<void> {
  const off = { ...named(userId), SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } };
  await askPool<unknown>(pool.send(new AdminSetUserMFAPreferenceCommand(off)), noSuchUser);
}

/**
 * Ends every session: no refresh token gives new tokens any more. Access tokens that were given out go on until they expire: the API refuses them
 * by the recorded sign-out. Nothing happens for a user who is gone.
 * @param userPoolId for a trigger of the pool, which is told it by its event
 */
export async function endPoolSessions(
  userId: string,
  userPoolId = environment('USER_POOL_ID'),
): Promise<void> {
  const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
  await askPool<unknown>(pool.send(command), () => undefined);
}

/** One that is gone already stays gone. */
export async function deleteUser(userId: string): Promise<void> {
  await askPool<unknown>(pool.send(new AdminDeleteUserCommand(named(userId))), () => undefined);
}

/** @throws AppError `not_found` when there is no such user */
export async function addUserToGroup(userId: string, group: Group): Promise<void> {
  const added = { ...named(userId), GroupName: group };
  await askPool(pool.send(new AdminAddUserToGroupCommand(added)), noSuchUser);
}

/** @throws AppError `not_found` when there is no such user */
export async function removeUserFromGroup(userId: string, group: Group): Promise<void> {
  const removed = { ...named(userId), GroupName: group };
  await askPool(pool.send(new AdminRemoveUserFromGroupCommand(removed)), noSuchUser);
}
