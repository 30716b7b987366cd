/** The user pool, as far as the API needs to ask it. */
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Identity } from '#shared/accounts/new-account.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { AppError } from '#shared/contract/errors.ts';
import { environment } from '../core/environment.ts';

const pool = new CognitoIdentityProviderClient({});

/**
 * What the user pool knows of a user.
 * @throws AppError `not_signed_in` when the user is gone
 */
export async function readIdentity(userId: string): Promise<Identity> {
  try {
    const { UserAttributes = [] } = await pool.send(
      new AdminGetUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: userId }),
    );
    const attribute = (name: string) => UserAttributes.find((each) => each.Name === name)?.Value;
    return {
      userId,
      email: attribute('email') ?? '',
      name: attribute('name') ?? '',
      pending: attribute(`custom:${PENDING_ATTRIBUTE}`),
    };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'UserNotFoundException') {
      throw new AppError('not_signed_in', undefined, { cause });
    }
    throw cause;
  }
}
