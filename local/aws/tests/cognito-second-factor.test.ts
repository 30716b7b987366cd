/** An authenticator app as second factor, as aws-amplify sets it up and signs in with it. */
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  type AuthFlowType,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  fetchAuthSession,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../cognito/totp.ts';
import { useAmplify } from './amplify.ts';
import { PASSWORD, StandIn } from './cognito-support.ts';

const STEP = 30_000;

let standIn: StandIn;
let username: string;
beforeAll(async () => {
  standIn = await StandIn.open();
});
beforeEach(async () => {
  const { userPoolId, clientId } = standIn.options;
  useAmplify({ userPoolId, userPoolClientId: clientId, userPoolEndpoint: standIn.endpoint });
  ({ email: username } = await standIn.user());
  await signIn({ username, password: PASSWORD });
});
afterAll(() => standIn.close());

const codeAt = (secret: string, later = 0) => totpCode(secret, standIn.options.now().getTime() + later);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ofUser = () => ({ UserPoolId: standIn.options.userPoolId, Username: username });
const factors = async () =>
  (await standIn.sdk().send(new AdminGetUserCommand(ofUser()))).UserMFASettingList ?? [];

/** @returns the secret that the authenticator app stores */
async function turnOn(): Promise<string> {
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: codeAt(sharedSecret) });
  await updateMFAPreference({ totp: 'PREFERRED' });
  standIn.advance(STEP);
  return sharedSecret;
}

async function signInStep(): Promise<string> {
  await signOut();
  return (await signIn({ username, password: PASSWORD })).nextStep.signInStep;
}

const confirm = (challengeResponse: string) => confirmSignIn({ challengeResponse });

describe('the codes', () => {
  // RFC 6238, appendix B, with the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('are those of the standard after %i seconds', (seconds, code) => {
    expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code);
  });
});

describe('a second factor', () => {
  it('is on once the app has shown a right code, and then asked for after the password', async () => {
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    expect(getSetupUri('Creel', username).href).toContain(`secret=${sharedSecret}`);
    await expect(verifyTOTPSetup({ code: wrong(codeAt(sharedSecret)) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    expect(await signInStep()).toBe('DONE');
    expect(await factors()).toEqual([]);

    const secret = await turnOn();
    expect(await factors()).toEqual(['SOFTWARE_TOKEN_MFA']);
    expect(await signInStep()).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await expect(confirm(wrong(codeAt(secret)))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect((await confirm(codeAt(secret))).nextStep.signInStep).toBe('DONE');
    expect((await fetchAuthSession()).tokens?.accessToken).toBeDefined();
  });

  it('takes a code once, and of a clock that is half a minute off', async () => {
    const secret = await turnOn();
    await signInStep();
    await confirm(codeAt(secret, STEP));
    await signInStep();
    await expect(confirm(codeAt(secret, STEP))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await expect(confirm(codeAt(secret, 2 * STEP))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    standIn.advance(2 * STEP);
    await confirm(codeAt(secret));
  });

  it('is not found by trying codes', async () => {
    const secret = await turnOn();
    await signInStep();
    for (let tries = 0; tries < 5; tries++) {
      await expect(confirm(wrong(codeAt(secret)))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(confirm(codeAt(secret))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('moves to another app with the first code of that one', async () => {
    const before = await turnOn();
    const { sharedSecret: after } = await setUpTOTP();
    await signInStep();
    await confirm(codeAt(before));
    await setUpTOTP();
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeAt(sharedSecret) });
    standIn.advance(STEP);
    await signInStep();
    for (const secret of [before, after])
      await expect(confirm(codeAt(secret))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirm(codeAt(sharedSecret));
  });

  it('is turned off by its person, or by an administrator', async () => {
    await turnOn();
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await signInStep()).toBe('DONE');
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await factors()).toHaveLength(1);
    const off = { Enabled: false, PreferredMfa: false };
    await standIn
      .sdk()
      .send(new AdminSetUserMFAPreferenceCommand({ ...ofUser(), SoftwareTokenMfaSettings: off }));
    expect(await factors()).toEqual([]);
    expect(await signInStep()).toBe('DONE');
  });

  it('is told to a server that knows the password, and nothing to one that does not', async () => {
    const { userPoolId: UserPoolId, clientId: ClientId } = standIn.options;
    const initiate = (
      name: string,
      password: string,
      AuthFlow = 'ADMIN_USER_PASSWORD_AUTH' as AuthFlowType,
    ) =>
      standIn.sdk().send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow,
          AuthParameters: { USERNAME: name, PASSWORD: password },
        }),
      );
    const { Username } = await standIn.sdk().send(new AdminGetUserCommand(ofUser()));
    expect((await initiate(username, PASSWORD)).AuthenticationResult?.AccessToken).toBeDefined();
    await turnOn();
    const challenge = await initiate(username, PASSWORD);
    expect(challenge).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: Username },
    });
    expect(challenge.AuthenticationResult).toBeUndefined();
    for (const name of [username, 'nobody@creel.example'])
      await expect(initiate(name, 'not this one')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    await expect(initiate(username, PASSWORD, 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('is still on after a restart', async () => {
    await turnOn();
    await standIn.restart();
    expect(await factors()).toHaveLength(1);
    expect(await signInStep()).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  });
});
