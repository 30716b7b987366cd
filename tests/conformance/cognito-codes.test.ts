/** Mailed codes: always on the stand-in, since they need its mails and its clock. */
import {
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from './cognito-srp-client.ts';
import {
  anEmail,
  aSignedInUser,
  aSignUp,
  aUser,
  codeIn,
  openStandIn,
  type StandIn,
} from './cognito-target.ts';

const HOUR = 3_600_000;

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
beforeEach(() => standIn.forget());
afterAll(() => standIn.close());

const lastCode = () => codeIn(standIn.mails.at(-1));
const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');

const confirm = (email: string, ConfirmationCode: string) =>
  standIn.sdk.send(
    new ConfirmSignUpCommand({ ClientId: standIn.clientId, Username: email, ConfirmationCode }),
  );
const resend = (email: string) =>
  standIn.sdk.send(new ResendConfirmationCodeCommand({ ClientId: standIn.clientId, Username: email }));
const forgot = (email: string) =>
  standIn.sdk.send(new ForgotPasswordCommand({ ClientId: standIn.clientId, Username: email }));
const reset = (email: string, ConfirmationCode: string, Password = 'NewCatch1') =>
  standIn.sdk.send(
    new ConfirmForgotPasswordCommand({
      ClientId: standIn.clientId,
      Username: email,
      ConfirmationCode,
      Password,
    }),
  );
const statusOf = async (email: string) =>
  (await standIn.sdk.send(new AdminGetUserCommand({ UserPoolId: standIn.userPoolId, Username: email })))
    .UserStatus;

const mismatch = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};
const expired = {
  name: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
};
const tooMany = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};

describe('confirming a sign-up', () => {
  it('takes the mailed code once', async () => {
    const email = await aSignUp(standIn);
    expect(standIn.mails).toMatchObject([{ to: email, subject: 'Your verification code' }]);
    await confirm(email, lastCode());
    expect(await statusOf(email)).toBe('CONFIRMED');
    await expect(confirm(email, lastCode())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  it('refuses a wrong code, and after five of them the right one too for an hour', async () => {
    const email = await aSignUp(standIn);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(confirm(email, wrongCode())).rejects.toMatchObject(mismatch);
    }
    await expect(confirm(email, lastCode())).rejects.toMatchObject(tooMany);
    standIn.advance(HOUR);
    await confirm(email, lastCode());
  });

  it('takes a code for 24 hours', async () => {
    const [early, late] = [await aSignUp(standIn), await aSignUp(standIn)];
    const [earlyCode, lateCode] = standIn.mails.map(codeIn);
    standIn.advance(24 * HOUR - 1);
    await confirm(early, earlyCode ?? '');
    standIn.advance(1);
    await expect(confirm(late, lateCode ?? '')).rejects.toMatchObject(expired);
  });

  it('takes only the newest code after another was asked for', async () => {
    const email = await aSignUp(standIn);
    const first = lastCode();
    await resend(email);
    expect(standIn.mails).toHaveLength(2);
    if (first !== lastCode()) await expect(confirm(email, first)).rejects.toMatchObject(mismatch);
    await confirm(email, lastCode());
    await expect(resend(email)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });

  it('does not give away who signed up', async () => {
    await expect(resend(anEmail())).resolves.toMatchObject({
      CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' },
    });
    await expect(confirm(anEmail(), '123456')).rejects.toMatchObject(expired);
    expect(standIn.mails).toEqual([]);
  });

  it('refuses to mail codes without end', async () => {
    const email = await aSignUp(standIn);
    for (let attempt = 1; attempt < 20; attempt += 1) await resend(email);
    await expect(resend(email)).rejects.toMatchObject(tooMany);
  });
});

describe('resetting a password', () => {
  it('sets the new password by the mailed code and lifts a lockout', async () => {
    const { email } = await aUser(standIn);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await expect(signIn(standIn, email, 'wrong-password')).rejects.toThrow();
    }
    await forgot(email);
    await expect(reset(email, wrongCode())).rejects.toMatchObject(mismatch);
    await expect(reset(email, lastCode(), 'short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await reset(email, lastCode());
    await expect(signIn(standIn, email, 'NewCatch1')).resolves.toHaveProperty('AccessToken');
    await expect(reset(email, lastCode())).rejects.toMatchObject(expired);
  });

  it('takes a code for an hour', async () => {
    const { email } = await aUser(standIn);
    await forgot(email);
    standIn.advance(HOUR);
    await expect(reset(email, lastCode())).rejects.toMatchObject(expired);
  });

  it('treats unknown and unconfirmed users as it treats a wrong code, and mails them nothing', async () => {
    const [unknown, unconfirmed] = [anEmail(), await aSignUp(standIn)];
    const mailsBefore = standIn.mails.length;
    for (const email of [unknown, unconfirmed]) {
      await expect(reset(email, '123456')).rejects.toMatchObject(expired);
      await forgot(email);
      await expect(reset(email, '123456')).rejects.toMatchObject(mismatch);
    }
    expect(standIn.mails).toHaveLength(mailsBefore);
  });
});

describe('a new address', () => {
  const change = (AccessToken: string, email: string) =>
    standIn.sdk.send(
      new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value: email }] }),
    );
  const verify = (AccessToken: string, Code: string) =>
    standIn.sdk.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));

  it('counts once the code mailed to it is entered; until then the old one does', async () => {
    const { email, password, AccessToken } = await aSignedInUser(standIn);
    const newEmail = anEmail();
    expect(await change(AccessToken, newEmail)).toMatchObject({
      CodeDeliveryDetailsList: [{ DeliveryMedium: 'EMAIL' }],
    });
    await expect(signIn(standIn, email, password)).resolves.toHaveProperty('AccessToken');
    await expect(verify(AccessToken, wrongCode())).rejects.toMatchObject(mismatch);

    expect(standIn.mails.map(({ to }) => to)).toEqual([newEmail]);
    await verify(AccessToken, lastCode());
    const { IdToken } = await signIn(standIn, newEmail, password);
    expect(decodeJwt(IdToken)).toMatchObject({ email: newEmail, email_verified: true });
    await expect(signIn(standIn, email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('is lost to whoever takes it first', async () => {
    const { AccessToken, email } = await aSignedInUser(standIn);
    const newEmail = anEmail();
    await change(AccessToken, newEmail);
    const code = lastCode();
    await aSignUp(standIn, newEmail);
    await expect(verify(AccessToken, code)).rejects.toMatchObject({ name: 'AliasExistsException' });
    expect(await statusOf(email)).toBe('CONFIRMED');
  });
});
