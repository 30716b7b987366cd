/** The calls of a server with credentials. Where it runs is set at the top of cognito.test.ts. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  GetTokensFromRefreshTokenCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveByPassword, signIn } from './cognito-srp-client.ts';
import { type Account, anEmail, aSignedInUser, aUser, openTarget, type Target } from './cognito-target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const ofPool = ({ email }: Pick<Account, 'email'>) => ({ UserPoolId: target.userPoolId, Username: email });

describe('groups', () => {
  const join = (user: Account, GroupName: string) =>
    target.sdk.send(new AdminAddUserToGroupCommand({ ...ofPool(user), GroupName }));

  it('stand in both tokens from the next sign-in or refresh on', async () => {
    const user = await aSignedInUser(target);
    expect(decodeJwt(user.AccessToken)).not.toHaveProperty('cognito:groups');
    await join(user, 'admin');
    await join(user, 'fisherman_manager');
    const { AuthenticationResult } = await target.sdk.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: target.clientId,
        RefreshToken: user.RefreshToken,
      }),
    );
    for (const token of [AuthenticationResult?.AccessToken, AuthenticationResult?.IdToken]) {
      expect(decodeJwt(token ?? '')['cognito:groups']).toEqual(
        expect.arrayContaining(['admin', 'fisherman_manager']),
      );
    }
  });

  it('are joined once however often asked, and left', async () => {
    const user = await aUser(target);
    const groups = async () => {
      const { IdToken } = await signIn(target, user.email, user.password);
      return decodeJwt(IdToken)['cognito:groups'];
    };
    await join(user, 'community_aid_manager');
    await join(user, 'community_aid_manager');
    expect(await groups()).toEqual(['community_aid_manager']);
    const leave = { ...ofPool(user), GroupName: 'community_aid_manager' };
    await target.sdk.send(new AdminRemoveUserFromGroupCommand(leave));
    expect(await groups()).toBeUndefined();
  });

  it('must exist, and so must the user', async () => {
    await expect(join(await aUser(target), 'captains')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    const nobody = { email: anEmail(), password: '', userId: '' };
    await expect(join(nobody, 'admin')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

describe('a server', () => {
  it('reads a user by address or by id', async () => {
    const { email, userId } = await aUser(target);
    const read = (Username: string) =>
      target.sdk.send(new AdminGetUserCommand({ UserPoolId: target.userPoolId, Username }));
    const user = await read(email);
    expect(user).toMatchObject({ Username: userId, Enabled: true, UserStatus: 'CONFIRMED' });
    expect(user.UserCreateDate).toBeInstanceOf(Date);
    expect((await read(userId)).Username).toBe(userId);
  });

  it('deletes a user once', async () => {
    const user = await aUser(target);
    await target.sdk.send(new AdminDeleteUserCommand(ofPool(user)));
    await expect(target.sdk.send(new AdminDeleteUserCommand(ofPool(user)))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  it('cannot use a pool that does not exist', async () => {
    const query = { UserPoolId: `${target.region}_Nowhere00`, Username: anEmail() };
    await expect(target.sdk.send(new AdminGetUserCommand(query))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('a user made by an administrator', () => {
  it('must replace the temporary password by one that follows the policy, and say what was left out', async () => {
    const email = anEmail();
    const user = { UserPoolId: target.userPoolId, Username: email };
    await target.sdk.send(
      new AdminCreateUserCommand({ ...user, TemporaryPassword: 'Temporary1', MessageAction: 'SUPPRESS' }),
    );
    const challenge = await proveByPassword(target, email, 'Temporary1');
    expect(challenge).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    const { requiredAttributes = '' } = challenge.ChallengeParameters ?? {};
    expect(JSON.parse(requiredAttributes)).toEqual(['userAttributes.name']);
    const answer = (NEW_PASSWORD: string, rest: Record<string, string> = {}) =>
      target.sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId: target.clientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: challenge.Session,
          ChallengeResponses: { USERNAME: email, NEW_PASSWORD, ...rest },
        }),
      );
    const name = { 'userAttributes.name': 'Ada Finn' };
    await expect(answer('short', name)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(answer('FreshCatch1')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(answer('FreshCatch1', name)).resolves.toHaveProperty('AuthenticationResult.AccessToken');
    await expect(signIn(target, email, 'FreshCatch1')).resolves.toHaveProperty('AccessToken');
  });

  it('cannot be made twice', async () => {
    const { email } = await aUser(target);
    const command = new AdminCreateUserCommand({ UserPoolId: target.userPoolId, Username: email });
    await expect(target.sdk.send(command)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });
});
