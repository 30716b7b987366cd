/** Sessions and the own account. Where it runs is set at the top of cognito.test.ts. */
import {
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './cognito-srp-client.ts';
import { type Account, anEmail, aSignedInUser, aUser, openTarget, type Target } from './cognito-target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const refresh = (RefreshToken: string) =>
  target.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: target.clientId, RefreshToken }));
const getUser = (AccessToken: string) => target.sdk.send(new GetUserCommand({ AccessToken }));
const ofPool = ({ email }: Pick<Account, 'email'>) => ({ UserPoolId: target.userPoolId, Username: email });

const refusedWith = (message: string) => ({ name: 'NotAuthorizedException', message });
const refreshRevoked = refusedWith('Refresh Token has been revoked');
const accessRevoked = refusedWith('Access Token has been revoked');

describe('refreshing', () => {
  it('gives new access and id tokens of the same session, and no refresh token', async () => {
    const { AccessToken, RefreshToken } = await aSignedInUser(target);
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
    const { RefreshToken, userId } = await aSignedInUser(target);
    const { AuthenticationResult } = await target.sdk.send(
      new InitiateAuthCommand({
        ClientId: target.clientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    );
    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '').sub).toBe(userId);
  });

  it('refuses what is not a refresh token, and one that was changed', async () => {
    const { RefreshToken } = await aSignedInUser(target);
    const changed = RefreshToken.slice(0, -4) + (RefreshToken.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const token of ['not-a-token', changed]) {
      await expect(refresh(token)).rejects.toMatchObject(refusedWith('Invalid Refresh Token'));
    }
  });
});

describe('signing out', () => {
  it('everywhere ends every session', async () => {
    const user = await aSignedInUser(target);
    const elsewhere = await signIn(target, user.email, user.password);
    await target.sdk.send(new GlobalSignOutCommand({ AccessToken: user.AccessToken }));
    await expect(refresh(elsewhere.RefreshToken)).rejects.toMatchObject(refreshRevoked);
    await expect(getUser(elsewhere.AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(user.AccessToken)).rejects.toMatchObject(accessRevoked);
  });

  it('by an administrator ends every session', async () => {
    const user = await aSignedInUser(target);
    await target.sdk.send(new AdminUserGlobalSignOutCommand(ofPool(user)));
    await expect(refresh(user.RefreshToken)).rejects.toMatchObject(refreshRevoked);
  });

  it('by RevokeToken ends that session only', async () => {
    const user = await aSignedInUser(target);
    const elsewhere = await signIn(target, user.email, user.password);
    await target.sdk.send(new RevokeTokenCommand({ ClientId: target.clientId, Token: user.RefreshToken }));
    await expect(refresh(user.RefreshToken)).rejects.toMatchObject(refreshRevoked);
    await expect(getUser(user.AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(elsewhere.AccessToken)).resolves.toHaveProperty('Username', user.userId);
  });
});

describe('the own account', () => {
  it('is read with an access token, never with an id token', async () => {
    const { AccessToken, IdToken, email, userId } = await aSignedInUser(target);
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
    const { AccessToken, RefreshToken } = await aSignedInUser(target);
    const UserAttributes = [{ Name: 'name', Value: 'Ada Fisher' }];
    await target.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(decodeJwt(AuthenticationResult?.IdToken ?? '').name).toBe('Ada Fisher');
  });

  it('keeps what was given at sign-up as it was given, and to itself', async () => {
    const { AccessToken, IdToken } = await aSignedInUser(target);
    const UserAttributes = [{ Name: 'custom:pending', Value: '{}' }];
    await expect(
      target.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('custom:pending: Attribute cannot be updated.'),
    });
    expect(decodeJwt(IdToken)).not.toHaveProperty('custom:pending');
  });

  it('refuses an address that somebody else has', async () => {
    const [{ AccessToken }, other] = [await aSignedInUser(target), await aUser(target)];
    const UserAttributes = [{ Name: 'email', Value: other.email }];
    await expect(
      target.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });

  it('takes a new password for the old one', async () => {
    const { AccessToken, email, password } = await aSignedInUser(target);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      target.sdk.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    await expect(change('not the old one', 'NewCatch1')).rejects.toMatchObject(
      refusedWith('Incorrect username or password.'),
    );
    await expect(change(password, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change(password, 'NewCatch1');
    await expect(signIn(target, email, 'NewCatch1')).resolves.toHaveProperty('AccessToken');
  });

  it('does not let the old password be guessed', async () => {
    const { AccessToken } = await aSignedInUser(target);
    const guess = (PreviousPassword: string) =>
      target.sdk
        .send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'NewCatch1' }))
        .catch((error: Error) => error.name);
    const outcomes: unknown[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) outcomes.push(await guess(`wrong-${attempt}`));
    expect(outcomes[0]).toBe('NotAuthorizedException');
    expect(outcomes.at(-1)).toBe('LimitExceededException');
  });

  it('is gone after DeleteUser, and the address free again', async () => {
    const { AccessToken, email, password } = await aSignedInUser(target);
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
