/**
 * Behaviour of Cognito that Creel relies on, besides the behaviour tested with aws-amplify (cognito-amplify.test.ts).
 */
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anEmail, DAY, HOUR, StandIn } from './cognito-support.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await StandIn.open();
});
beforeEach(() => {
  standIn.mails.length = 0;
  standIn.events.length = 0;
  standIn.triggers.clear();
});
afterAll(() => standIn.close());

const confirm = (Username: string, ConfirmationCode: string) =>
  standIn.call('ConfirmSignUp', { Username, ConfirmationCode });
const resend = (Username: string) => standIn.call('ResendConfirmationCode', { Username });
const forgot = (Username: string) => standIn.call('ForgotPassword', { Username });
const reset = (Username: string, ConfirmationCode: string) =>
  standIn.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: 'NewCatch1' });
const ofPool = (Username: string) => ({ UserPoolId: standIn.options.userPoolId, Username });
const statusOf = async (email: string) =>
  (await standIn.sdk().send(new AdminGetUserCommand(ofPool(email)))).UserStatus;
const withAttribute = (Name: string) => ({
  UserAttributes: [
    { Name: 'name', Value: 'Ada Finn' },
    { Name, Value: 'true' },
  ],
});

describe('a call', () => {
  it.each<[string, string, RegExp, () => Promise<unknown>]>([
    [
      'a password of five letters',
      'InvalidPasswordException',
      /Password not long enough/,
      () => standIn.signUp(anEmail(), { Password: 'abcde' }),
    ],
    [
      'a username that is no address',
      'InvalidParameterException',
      /should be an email/,
      () => standIn.signUp('ada'),
    ],
    [
      'an address that is taken, in any case of its letters',
      'UsernameExistsException',
      /already exists/,
      async () => standIn.signUp((await standIn.user()).email.toUpperCase()),
    ],
    [
      'a client it does not know',
      'ResourceNotFoundException',
      /does not exist/,
      () => standIn.signUp(anEmail(), { ClientId: 'unknown' }),
    ],
    [
      'an attribute that is not for the client to write',
      'NotAuthorizedException',
      /unauthorized attribute/,
      () => standIn.signUp(anEmail(), withAttribute('email_verified')),
    ],
    [
      'no name',
      'InvalidParameterException',
      /did not conform to the schema: name/,
      () => standIn.signUp(anEmail(), { UserAttributes: [] }),
    ],
    [
      'a second confirmation',
      'NotAuthorizedException',
      /Current status is CONFIRMED/,
      async () => confirm((await standIn.user()).email, '123456'),
    ],
    [
      'a code for who is confirmed',
      'InvalidParameterException',
      /^User is already confirmed\.$/,
      async () => resend((await standIn.user()).email),
    ],
    [
      'a password that is right, of an address that is not confirmed',
      'UserNotConfirmedException',
      /not confirmed/,
      async () => standIn.signIn(await standIn.signUp()),
    ],
    ['a missing field', 'InvalidParameterException', /Username/, () => standIn.call('SignUp', {})],
    [
      'what the product does not call',
      'UnknownOperationException',
      /ListDevices/,
      () => standIn.call('ListDevices', {}),
    ],
    [
      'a server’s call without a signature',
      'InvalidSignatureException',
      /signature/,
      () => standIn.call('AdminGetUser', {}),
    ],
  ])('is refused with %s', async (_, name, message, call) => {
    await expect(call()).rejects.toMatchObject({ name, message: expect.stringMatching(message) });
  });

  it('of a page of any origin is replied, and the name of an error can be read', async () => {
    const headers = { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-amz-target' };
    const preflight = await fetch(standIn.endpoint, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target');
    const refused = await fetch(standIn.endpoint, { method: 'POST', body: '{}' });
    expect(refused.headers.get('access-control-expose-headers')).toContain('x-amzn-ErrorType');
    expect(refused.headers.get('x-amzn-errortype')).toBe('UnknownOperationException:');
  });

  it('for one address wins over another that overlaps it', async () => {
    const email = anEmail();
    const outcomes = await Promise.allSettled([standIn.signUp(email), standIn.signUp(email.toUpperCase())]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(standIn.events.filter(({ name }) => name === 'CustomMessage')).toHaveLength(1);
  });
});

describe('a mailed code', () => {
  const mismatch = { name: 'CodeMismatchException' };
  const expired = { name: 'ExpiredCodeException' };

  it('confirms a sign-up for 24 hours', async () => {
    const [early, late] = [await standIn.signUp(), await standIn.signUp()];
    const [earlyCode = '', lateCode = ''] = standIn.mails.map(({ text }) => text.slice(-6));
    standIn.advance(DAY - 1);
    await confirm(early, earlyCode);
    expect(await statusOf(early)).toBe('CONFIRMED');
    standIn.advance(1);
    await expect(confirm(late, lateCode)).rejects.toMatchObject(expired);
  });

  it('ends the one before', async () => {
    const email = await standIn.signUp();
    const first = standIn.lastCode();
    await resend(email);
    if (first !== standIn.lastCode()) await expect(confirm(email, first)).rejects.toMatchObject(mismatch);
    await confirm(email, standIn.lastCode());
  });

  it('resets a password once, within an hour', async () => {
    const { email } = await standIn.user();
    await forgot(email);
    await reset(email, standIn.lastCode());
    await expect(reset(email, standIn.lastCode())).rejects.toMatchObject(expired);
    await forgot(email);
    standIn.advance(HOUR);
    await expect(reset(email, standIn.lastCode())).rejects.toMatchObject(expired);
  });

  it('is not sent to who has no confirmed address, and nobody is told so', async () => {
    const unconfirmed = await standIn.signUp();
    standIn.mails.length = 0;
    for (const email of [`zoe${anEmail()}`, unconfirmed]) {
      expect(await forgot(email)).toMatchObject({
        CodeDeliveryDetails: { Destination: `${email.charAt(0)}***@e***`, DeliveryMedium: 'EMAIL' },
      });
      await expect(reset(email, '123456')).rejects.toMatchObject(mismatch);
    }
    await expect(resend(anEmail())).resolves.toHaveProperty('CodeDeliveryDetails');
    await expect(confirm(anEmail(), '123456')).rejects.toMatchObject(mismatch);
    expect(standIn.mails).toEqual([]);
  });
});

describe('tokens', () => {
  it('say who and for whom, for an hour', async () => {
    const { email, userId } = await standIn.user();
    const { AccessToken, IdToken } = await standIn.signIn(email.toUpperCase());
    const { clientId, userPoolId } = standIn.options;
    const shared = { sub: userId, iss: `https://cognito-idp.eu-west-1.amazonaws.com/${userPoolId}` };
    const access = await standIn.pool.verify(AccessToken);
    expect(access).toMatchObject({ ...shared, client_id: clientId, token_use: 'access', username: userId });
    expect(access).not.toHaveProperty('aud');
    expect(await standIn.pool.verify(IdToken)).toMatchObject({
      ...shared,
      aud: clientId,
      token_use: 'id',
      'cognito:username': userId,
      email,
      email_verified: true,
      name: 'Ada Finn',
      origin_jti: access.origin_jti,
    });
    standIn.advance(HOUR);
    for (const token of [AccessToken, IdToken])
      await expect(standIn.pool.verify(token)).rejects.toThrow(/exp/);
  });

  it('name the groups, from the next sign-in or refresh on', async () => {
    const { email } = await standIn.user();
    const { AccessToken, RefreshToken } = await standIn.signIn(email);
    expect(decodeJwt(AccessToken)).not.toHaveProperty('cognito:groups');
    const membership = { ...ofPool(email), GroupName: 'admin' };
    for (let times = 0; times < 2; times += 1) {
      await standIn.sdk().send(new AdminAddUserToGroupCommand(membership));
    }
    const refreshed = await standIn.refresh(RefreshToken);
    for (const token of [refreshed.AccessToken, refreshed.IdToken]) {
      expect(decodeJwt(token)['cognito:groups']).toEqual(['admin']);
    }
    await standIn.sdk().send(new AdminRemoveUserFromGroupCommand(membership));
    expect(decodeJwt((await standIn.signIn(email)).IdToken)).not.toHaveProperty('cognito:groups');
    const unknown = new AdminAddUserToGroupCommand({ ...ofPool(email), GroupName: 'nobody' });
    await expect(standIn.sdk().send(unknown)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('of another client are refused', async () => {
    const { AccessToken, IdToken } = await standIn.signIn((await standIn.user()).email);
    standIn.options.clientId = 'anotherclient';
    await standIn.restart();
    for (const token of [AccessToken, IdToken]) {
      await expect(standIn.pool.verify(token)).rejects.toThrow(/another client/);
    }
    standIn.options.clientId = 'conformanceclient000000001';
    await standIn.restart();
  });

  it('are refreshed within a session of 30 days, until it is revoked', async () => {
    const { email } = await standIn.user();
    const [here, elsewhere] = [await standIn.signIn(email), await standIn.signIn(email)];
    const [before, after] = [here, await standIn.refresh(here.RefreshToken)].map(({ AccessToken }) =>
      decodeJwt(AccessToken),
    );
    expect(after).toMatchObject({ origin_jti: before?.origin_jti, auth_time: before?.auth_time });
    await standIn.call('RevokeToken', { Token: here.RefreshToken });
    await expect(standIn.refresh(here.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    standIn.advance(30 * DAY - 1000);
    await standIn.refresh(elsewhere.RefreshToken);
    standIn.advance(1000);
    await expect(standIn.refresh(elsewhere.RefreshToken)).rejects.toThrow('Refresh Token has expired');
    await expect(standIn.refresh('not.one')).rejects.toThrow('Invalid Refresh Token');
  });
});

describe('triggers', () => {
  it('see the events AWS sends, with the metadata of the client', async () => {
    const email = await standIn.signUp();
    await confirm(email, standIn.lastCode());
    const { clientId, userPoolId, region } = standIn.options;
    expect(standIn.events).toMatchObject([
      {
        name: 'PreSignUp',
        event: {
          triggerSource: 'PreSignUp_SignUp',
          userPoolId,
          callerContext: { clientId },
          request: { userAttributes: { email, name: 'Ada Finn' }, clientMetadata: { flavour: 'community' } },
          response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
        },
      },
      {
        name: 'CustomMessage',
        event: {
          triggerSource: 'CustomMessage_SignUp',
          region,
          request: { codeParameter: '{####}', clientMetadata: { flavour: 'community' } },
        },
      },
      {
        name: 'PostConfirmation',
        event: {
          version: '1',
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          userPoolId,
          callerContext: { clientId },
          request: {
            userAttributes: {
              email,
              name: 'Ada Finn',
              email_verified: 'true',
              'cognito:user_status': 'CONFIRMED',
            },
          },
        },
      },
    ]);
  });

  it('may word the mail, in which the code replaces its placeholder', async () => {
    standIn.triggers.set('CustomMessage', (event) => ({
      ...event,
      response: { emailSubject: 'Welcome', emailMessage: '<p>Hello &amp; welcome</p><b>{####}</b>' },
    }));
    await standIn.signUp();
    expect(standIn.mails).toMatchObject([
      {
        subject: 'Welcome',
        text: `Hello & welcome\n${standIn.lastCode()}`,
        html: `<p>Hello &amp; welcome</p><b>${standIn.lastCode()}</b>`,
      },
    ]);
  });

  it('may refuse a sign-up, of which nothing is kept', async () => {
    standIn.triggers.set('PreSignUp', () => {
      throw new Error('Closed');
    });
    await expect(standIn.signUp()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Closed.',
    });
    expect(standIn.mails).toEqual([]);
    standIn.triggers.delete('PreSignUp');
    await standIn.signUp();
  });

  it('cannot undo a confirmation by failing', async () => {
    standIn.triggers.set('PostConfirmation', () => {
      throw new Error('the table is away');
    });
    const email = await standIn.signUp();
    await expect(confirm(email, standIn.lastCode())).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
    });
    expect(await statusOf(email)).toBe('CONFIRMED');
  });
});

describe('a server', () => {
  it('reads a user by address or by id, and deletes one once', async () => {
    const { email, userId } = await standIn.user();
    for (const name of [email, userId]) {
      expect(await standIn.sdk().send(new AdminGetUserCommand(ofPool(name)))).toMatchObject({
        Username: userId,
        UserStatus: 'CONFIRMED',
      });
    }
    await standIn.sdk().send(new AdminDeleteUserCommand(ofPool(email)));
    await expect(standIn.sdk().send(new AdminDeleteUserCommand(ofPool(email)))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(standIn.user(email)).resolves.not.toHaveProperty('userId', userId);
  });

  it.each([{ secretAccessKey: 'guessed' }, { region: 'us-east-1' }])(
    'is refused with %j',
    async (changes) => {
      await expect(
        standIn.sdk(changes).send(new AdminGetUserCommand(ofPool('nobody'))),
      ).rejects.toMatchObject({
        name: 'InvalidSignatureException',
      });
    },
  );
});
