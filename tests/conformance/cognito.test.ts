/**
 * Behaviour of Cognito that Creel relies on. Runs against the stand-in of the local cloud; to compare it with a deployed pool set
 *   CREEL_CONFORMANCE_AWS=1            the pool on AWS, with the credentials and account of the environment, or
 *   CREEL_COGNITO_ENDPOINT             the address of a LocalStack-compatible endpoint
 *   CREEL_COGNITO_USER_POOL_ID         the pool, set up as lib/ sets it up
 *   CREEL_COGNITO_CLIENT_ID            its app client
 * The users it makes carry random addresses at example.com and are deleted where a case is about deleting; use a pool of its own.
 * cognito-sessions, -admin and -amplify follow the same settings; -codes, -triggers, -tokens and -stand-in need mails, a clock or
 * a restart, and always run on the stand-in.
 */
import {
  AdminConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSrp, modularPower, signIn } from './cognito-srp-client.ts';
import { anEmail, aUser, openTarget, type Target } from './cognito-target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

/** How a call was refused, in all that a caller can see. */
async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !('$metadata' in error)) throw new Error('The call was not refused');
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return { name: error.name, message: error.message, status: httpStatusCode };
}

function signUp(
  overrides: { email?: string; password?: string; clientId?: string; name?: string; extra?: string } = {},
) {
  const email = overrides.email ?? anEmail();
  const attributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: overrides.name ?? 'Ada Finn' },
    ...(overrides.extra ? [{ Name: overrides.extra, Value: 'true' }] : []),
  ];
  const input = {
    ClientId: overrides.clientId ?? target.clientId,
    Username: email,
    UserAttributes: attributes,
  };
  return target.sdk.send(new SignUpCommand({ ...input, Password: overrides.password ?? 'FreshCatch1' }));
}

describe('SignUp', () => {
  it('answers with the user id and a masked address', async () => {
    const answer = await signUp({ email: `ada${anEmail()}` });
    expect(answer).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { Destination: 'a***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
  });

  it('takes six plain letters as a password and refuses five', async () => {
    await expect(signUp({ password: 'abcdef' })).resolves.toMatchObject({ UserConfirmed: false });
    await expect(signUp({ password: 'abcde' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
  });

  it('refuses a username that is not an e-mail address', async () => {
    await expect(signUp({ email: 'ada' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
  });

  it('refuses an address that is taken, in any case of its letters', async () => {
    const { email } = await aUser(target);
    await expect(signUp({ email: email.toUpperCase() })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
  });

  it('refuses a client it does not know', async () => {
    await expect(signUp({ clientId: 'unknownclient' })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('refuses attributes that are not for the client to write, such as email_verified', async () => {
    for (const extra of ['email_verified', 'nickname']) {
      await expect(signUp({ extra })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'A client attempted to write unauthorized attribute',
      });
    }
  });

  it('refuses a user without a name', async () => {
    await expect(signUp({ name: '' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('Attributes did not conform to the schema: name'),
    });
  });
});

describe('signing in', () => {
  it('gives three tokens for the right password', async () => {
    const { email, password, userId } = await aUser(target);
    const tokens = await signIn(target, email, password);
    expect(tokens).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    const issuer = `https://cognito-idp.${target.region}.amazonaws.com/${target.userPoolId}`;
    const access = decodeJwt(tokens.AccessToken);
    expect(access).toMatchObject({
      sub: userId,
      iss: issuer,
      client_id: target.clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: userId,
    });
    expect(access).not.toHaveProperty('aud');
    const id = decodeJwt(tokens.IdToken);
    expect(id).toMatchObject({
      sub: userId,
      iss: issuer,
      aud: target.clientId,
      token_use: 'id',
      'cognito:username': userId,
      email,
      email_verified: true,
      name: 'Ada Finn',
      origin_jti: access.origin_jti,
    });
    expect([access, id].map(({ exp = 0, iat = 0 }) => exp - iat)).toEqual([3600, 3600]);
  });

  it('takes the address in any case of its letters', async () => {
    const { email, password } = await aUser(target);
    await expect(signIn(target, email.toUpperCase(), password)).resolves.toHaveProperty('AccessToken');
  });

  it('refuses a wrong password and an unknown address in the same words', async () => {
    const { email, password } = await aUser(target);
    const wrong = await refusal(signIn(target, email, `${password}!`));
    const unknown = await refusal(signIn(target, anEmail(), password));
    expect(wrong).toEqual({ ...wrongPassword, status: 400 });
    expect(unknown).toEqual(wrong);
  });

  it('begins SRP for an unknown address as for a known one, with the same salt each time', async () => {
    const [known, unknown] = [(await aUser(target)).email, anEmail()];
    const begin = (email: string) => beginSrp(target, email, modularPower(2n, 12_345n));
    const [first, second, real] = [await begin(unknown), await begin(unknown), await begin(known)];
    expect(Object.keys(first).sort()).toEqual(Object.keys(real).sort());
    expect([first.SALT, first.USER_ID_FOR_SRP]).toEqual([second.SALT, second.USER_ID_FOR_SRP]);
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(first.SRP_B).not.toBe(second.SRP_B);
  });

  it.each(['0', 'not hexadecimal'])('refuses %s as SRP_A', async (value) => {
    const command = new InitiateAuthCommand({
      ClientId: target.clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: anEmail(), SRP_A: value },
    });
    await expect(target.sdk.send(command)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('locks out after wrong passwords: 20 of them never get in, and then not even the right one does', async () => {
    const { email, password } = await aUser(target);
    const messages: string[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const refused = await refusal(signIn(target, email, `wrong-${attempt}`));
      expect(refused.name).toBe('NotAuthorizedException');
      messages.push(refused.message);
    }
    expect(messages.slice(0, 5)).toEqual(Array(5).fill(wrongPassword.message));
    expect(messages).toContain('Password attempts exceeded');
    expect((await refusal(signIn(target, email, password))).message).toBe('Password attempts exceeded');
  });

  it('tells a user who knows the password that the address is not confirmed, and nobody else', async () => {
    const email = anEmail();
    await signUp({ email, password: 'FreshCatch1' });
    expect((await refusal(signIn(target, email, 'FreshCatch1'))).name).toBe('UserNotConfirmedException');
    expect(await refusal(signIn(target, email, 'FreshCatch2'))).toMatchObject(wrongPassword);
    await target.sdk.send(new AdminConfirmSignUpCommand({ UserPoolId: target.userPoolId, Username: email }));
    await expect(signIn(target, email, 'FreshCatch1')).resolves.toHaveProperty('AccessToken');
  });
});
