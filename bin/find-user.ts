import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** Finds who has signed up with an address. @throws Error of one sentence if nobody has, or has not confirmed it */
export async function findUser(
  pool: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
): Promise<string> {
  try {
    const { UserStatus, UserAttributes = [] } = await pool.send(
      new AdminGetUserCommand({ UserPoolId, Username: email }),
    );
    const userId = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
    if (UserStatus !== 'CONFIRMED' || userId === undefined)
      throw new Error(`${email} has not confirmed the address yet.`);
    return userId;
  } catch (cause) {
    if (!(cause instanceof Error && cause.name === 'UserNotFoundException')) throw cause;
    throw new Error(`Nobody has signed up as ${email}: sign up on the site first.`, { cause });
  }
}
