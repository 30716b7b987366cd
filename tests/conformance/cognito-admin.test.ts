/** The calls of a server with credentials. Where it runs is set at the top of cognito.test.ts. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
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

  it('are joined once however often asked, listed, and left', async () => {
    const user = await aUser(target);
    const groups = async () => {
      const { Groups } = await target.sdk.send(new AdminListGroupsForUserCommand(ofPool(user)));
      return Groups?.map(({ GroupName }) => GroupName);
    };
    const members = async () => {
      const query = { UserPoolId: target.userPoolId, GroupName: 'community_aid_manager', Limit: 60 };
      const { Users } = await target.sdk.send(new ListUsersInGroupCommand(query));
      return Users?.map(({ Username }) => Username);
    };
    await join(user, 'community_aid_manager');
    await join(user, 'community_aid_manager');
    expect(await groups()).toEqual(['community_aid_manager']);
    expect(await members()).toContain(user.userId);
    await target.sdk.send(
      new AdminRemoveUserFromGroupCommand({ ...ofPool(user), GroupName: 'community_aid_manager' }),
    );
    expect(await groups()).toEqual([]);
    expect(await members()).not.toContain(user.userId);
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

  it('finds users by a filter', async () => {
    const { email, userId } = await aUser(target);
    const find = async (Filter: string) => {
      const { Users } = await target.sdk.send(
        new ListUsersCommand({ UserPoolId: target.userPoolId, Filter }),
      );
      return Users?.map(({ Username }) => Username);
    };
    expect(await find(`email = "${email}"`)).toEqual([userId]);
    expect(await find(`email ^= "${email.slice(0, 20)}"`)).toEqual([userId]);
    expect(await find(`email = "${anEmail()}"`)).toEqual([]);
    await expect(find('email is mine')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('pages through all users, each once', async () => {
    await Promise.all([aUser(target), aUser(target), aUser(target)]);
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const query = { UserPoolId: target.userPoolId, Limit: 2, PaginationToken };
      const page = await target.sdk.send(new ListUsersCommand(query));
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      seen.push(...(page.Users ?? []).map(({ Username }) => Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken && seen.length < 10);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });

  it('may ask for 60 users at a time and not for more', async () => {
    const query = { UserPoolId: target.userPoolId, Limit: 61 };
    await expect(target.sdk.send(new ListUsersCommand(query))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('deletes a user once', async () => {
    const user = await aUser(target);
    await target.sdk.send(new AdminDeleteUserCommand(ofPool(user)));
    await expect(target.sdk.send(new AdminDeleteUserCommand(ofPool(user)))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  it('cannot use a pool that does not exist', async () => {
    const query = { UserPoolId: `${target.region}_Nowhere00` };
    await expect(target.sdk.send(new ListUsersCommand(query))).rejects.toMatchObject({
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

  it('signs in with the password that AdminSetUserPassword set, and no longer with the old one', async () => {
    const { email, password } = await aUser(target);
    const user = { UserPoolId: target.userPoolId, Username: email };
    await target.sdk.send(
      new AdminSetUserPasswordCommand({ ...user, Password: 'another one', Permanent: true }),
    );
    await expect(signIn(target, email, 'another one')).resolves.toHaveProperty('AccessToken');
    await expect(signIn(target, email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});
