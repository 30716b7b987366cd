/** Sessions, the own account and the calls of a server. Where it runs is set at the top of cognito.test.ts. */
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './cognito-srp-client.ts';
import { type Account, anEmail, aUser, openTarget, type Target } from './cognito-target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

async function signedInUser() {
  const account = await aUser(target);
  return { ...account, ...(await signIn(target, account.email, account.password)) };
}

const refresh = (RefreshToken: string) =>
  target.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: target.clientId, RefreshToken }));
const getUser = (AccessToken: string) => target.sdk.send(new GetUserCommand({ AccessToken }));
const ofPool = ({ email }: Pick<Account, 'email'>) => ({ UserPoolId: target.userPoolId, Username: email });

const refusedWith = (message: string) => ({ name: 'NotAuthorizedException', message });
const refreshRevoked = refusedWith('Refresh Token has been revoked');
const accessRevoked = refusedWith('Access Token has been revoked');

describe('refreshing', () => {
  it('gives new access and id tokens of the same session, and no refresh token', async () => {
    const { AccessToken, RefreshToken } = await signedInUser();
    const { AuthenticationResult: result } = await refresh(RefreshToken);
    expect(result).not.toHaveProperty('RefreshToken');
    const [before, after] = [decodeJwt(AccessToken), decodeJwt(result?.AccessToken ?? '')];
    expect(after).toMatchObject({
      sub: before.sub,
      origin_jti: before.origin_jti,
      auth_time: before.auth_time,
    });
    expect(after.jti).not.toBe(before.jti);
    expect(decodeJwt(result?.IdToken ?? '')).toMatchObject({ token_use: 'id', sub: before.sub });
  });

  it('works by REFRESH_TOKEN_AUTH too', async () => {
    const { RefreshToken, userId } = await signedInUser();
    const { AuthenticationResult } = await target.sdk.send(
      new InitiateAuthCommand({
        ClientId: target.clientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    );
    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '').sub).toBe(userId);
  });

  it('refuses what is not a refresh token', async () => {
    await expect(refresh('not-a-token')).rejects.toMatchObject(refusedWith('Invalid Refresh Token'));
  });
});

describe('signing out', () => {
  it('everywhere ends every session', async () => {
    const user = await signedInUser();
    const elsewhere = await signIn(target, user.email, user.password);
    await target.sdk.send(new GlobalSignOutCommand({ AccessToken: user.AccessToken }));
    await expect(refresh(elsewhere.RefreshToken)).rejects.toMatchObject(refreshRevoked);
    await expect(getUser(elsewhere.AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(user.AccessToken)).rejects.toMatchObject(accessRevoked);
  });

  it('by an administrator ends every session', async () => {
    const user = await signedInUser();
    await target.sdk.send(new AdminUserGlobalSignOutCommand(ofPool(user)));
    await expect(refresh(user.RefreshToken)).rejects.toMatchObject(refreshRevoked);
  });

  it('by RevokeToken ends that session only', async () => {
    const user = await signedInUser();
    const elsewhere = await signIn(target, user.email, user.password);
    await target.sdk.send(new RevokeTokenCommand({ ClientId: target.clientId, Token: user.RefreshToken }));
    await expect(refresh(user.RefreshToken)).rejects.toMatchObject(refreshRevoked);
    await expect(getUser(user.AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(elsewhere.AccessToken)).resolves.toHaveProperty('Username', user.userId);
  });

  it('comes with being disabled', async () => {
    const user = await signedInUser();
    await target.sdk.send(new AdminDisableUserCommand(ofPool(user)));
    await expect(getUser(user.AccessToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(refresh(user.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('the own account', () => {
  it('is read with an access token, never with an id token', async () => {
    const { AccessToken, IdToken, email, userId } = await signedInUser();
    const { Username, UserAttributes } = await getUser(AccessToken);
    expect(Username).toBe(userId);
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: userId },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Ada Finn' },
      ]),
    );
    await expect(getUser(IdToken)).rejects.toMatchObject(refusedWith('Invalid Access Token'));
  });

  it('takes a new name, and shows it in the next id token', async () => {
    const { AccessToken, RefreshToken } = await signedInUser();
    const UserAttributes = [{ Name: 'name', Value: 'Ada Fisher' }];
    await target.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(decodeJwt(AuthenticationResult?.IdToken ?? '').name).toBe('Ada Fisher');
  });

  it('refuses an address that somebody else has', async () => {
    const [{ AccessToken }, other] = [await signedInUser(), await aUser(target)];
    const UserAttributes = [{ Name: 'email', Value: other.email }];
    await expect(
      target.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });

  it('takes a new password for the old one', async () => {
    const { AccessToken, email, password } = await signedInUser();
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      target.sdk.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    await expect(change('not the old one', 'NewCatch1')).rejects.toMatchObject(
      refusedWith('Incorrect username or password.'),
    );
    await expect(change(password, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change(password, 'NewCatch1');
    await expect(signIn(target, email, 'NewCatch1')).resolves.toHaveProperty('AccessToken');
  });

  it('is gone after DeleteUser, and the address free again', async () => {
    const { AccessToken, email, password } = await signedInUser();
    await target.sdk.send(new DeleteUserCommand({ AccessToken }));
    await expect(getUser(AccessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(signIn(target, email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(aUser(target, { email })).resolves.toHaveProperty('email', email);
  });

  it('is not given away by ForgotPassword: an unknown address is told that a code is on its way', async () => {
    const Username = `zoe${anEmail()}`;
    const answer = await target.sdk.send(new ForgotPasswordCommand({ ClientId: target.clientId, Username }));
    expect(answer.CodeDeliveryDetails).toEqual({
      Destination: 'z***@e***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    });
  });
});

describe('groups', () => {
  const join = (user: Account, GroupName: string) =>
    target.sdk.send(new AdminAddUserToGroupCommand({ ...ofPool(user), GroupName }));

  it('stand in both tokens from the next sign-in or refresh on', async () => {
    const user = await signedInUser();
    expect(decodeJwt(user.AccessToken)).not.toHaveProperty('cognito:groups');
    await join(user, 'admin');
    await join(user, 'fisherman_manager');
    const { AuthenticationResult } = await refresh(user.RefreshToken);
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
