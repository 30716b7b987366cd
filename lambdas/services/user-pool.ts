/** The user pool, as far as the API needs to ask it. */
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '#shared/contract/errors.ts';
import { environment } from '../core/environment.ts';

const pool = new CognitoIdentityProviderClient({});

/**
 * Name and e-mail address of a user. A name that was never given is the part of the address before the at sign.
 * @throws AppError `not_signed_in` when the user is gone
 */
export async function readIdentity(userId: string): Promise<{ name: string; email: string }> {
  try {
    const { UserAttributes = [] } = await pool.send(
      new AdminGetUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: userId }),
    );
    const attribute = (name: string) => UserAttributes.find((each) => each.Name === name)?.Value ?? '';
    const email = attribute('email');
    return { email, name: attribute('name') || email.replace(/@.*/, '') };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'UserNotFoundException') {
      throw new AppError('not_signed_in', undefined, { cause });
    }
    throw cause;
  }
}
