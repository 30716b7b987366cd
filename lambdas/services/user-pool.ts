/** The user pool, as far as the API needs to ask it. */
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Identity } from '#shared/accounts/new-account.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { environment } from '../environment.ts';

const pool = new CognitoIdentityProviderClient({});

/**
 * What the user pool knows of a user.
 * @throws AppError `not_signed_in` when the user is gone, or never confirmed their address: anybody can sign up with another's
 */
export async function readIdentity(userId: string): Promise<Identity> {
  try {
    const { UserAttributes = [], UserStatus } = await pool.send(
      new AdminGetUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: userId }),
    );
    if (UserStatus === 'UNCONFIRMED') throw new AppError('not_signed_in');
    const attribute = (name: string) => UserAttributes.find((each) => each.Name === name)?.Value;
    return {
      userId,
      email: attribute('email') ?? '',
      name: attribute('name') ?? '',
      pending: attribute(`custom:${PENDING_ATTRIBUTE}`),
    };
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new AppError('not_signed_in', undefined, { cause });
  }
}

const named = (userId: string) => ({ UserPoolId: environment('USER_POOL_ID'), Username: userId });

/** One that is gone already stays gone. */
export async function deleteUser(userId: string): Promise<void> {
  try {
    await pool.send(new AdminDeleteUserCommand(named(userId)));
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

/** @throws AppError `not_found` when there is no such user */
export async function addUserToGroup(userId: string, group: Group): Promise<void> {
  try {
    await pool.send(new AdminAddUserToGroupCommand({ ...named(userId), GroupName: group }));
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new AppError('not_found', 'User not found', { cause });
  }
}

/** @throws AppError `not_found` when there is no such user */
export async function removeUserFromGroup(userId: string, group: Group): Promise<void> {
  try {
    await pool.send(new AdminRemoveUserFromGroupCommand({ ...named(userId), GroupName: group }));
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new AppError('not_found', 'User not found', { cause });
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserNotFoundException';
}
