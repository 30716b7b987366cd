/** An unmodified aws-amplify, as in the browser. */
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useAmplify } from './amplify.ts';
import { anEmail, PASSWORD, StandIn } from './cognito-support.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await StandIn.open();
});
beforeEach(() => {
  const { userPoolId, clientId } = standIn.options;
  useAmplify({ userPoolId, userPoolClientId: clientId, userPoolEndpoint: standIn.endpoint });
});
afterAll(() => standIn.close());

const signInStep = async (username: string, password = PASSWORD) =>
  (await signIn({ username, password })).nextStep.signInStep;

describe('aws-amplify', () => {
  it('signs up, confirms by the code of a repeated mail, signs in by SRP, refreshes and signs out', async () => {
    const username = anEmail();
    const userAttributes = { email: username, name: 'Ada Finn' };
    expect(await signUp({ username, password: PASSWORD, options: { userAttributes } })).toMatchObject({
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { deliveryMedium: 'EMAIL' } },
    });
    expect(await signInStep(username)).toBe('CONFIRM_SIGN_UP');
    await resendSignUpCode({ username });
    const confirm = (confirmationCode: string) => confirmSignUp({ username, confirmationCode });
    await expect(confirm(standIn.wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await confirm(standIn.lastCode())).toMatchObject({ isSignUpComplete: true });

    expect(await signInStep(username)).toBe('DONE');
    const { tokens: before, userSub } = await fetchAuthSession();
    expect(before?.idToken?.payload).toMatchObject({ email: username, name: 'Ada Finn', sub: userSub });
    const { tokens: after } = await fetchAuthSession({ forceRefresh: true });
    expect(after?.accessToken.toString()).not.toBe(before?.accessToken.toString());
    expect(after?.accessToken.payload.sub).toBe(userSub);

    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
  });

  it('shows a wrong password and an unknown address as the same error', async () => {
    const { email } = await standIn.user();
    for (const username of [email, anEmail()]) {
      await expect(signInStep(username, 'wrong-password')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    }
  });

  it('resets a forgotten password by a mailed code', async () => {
    const { email: username } = await standIn.user();
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    });
    const reset = (confirmationCode: string, newPassword: string) =>
      confirmResetPassword({ username, confirmationCode, newPassword });
    await expect(reset(standIn.lastCode(), 'short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await reset(standIn.lastCode(), 'NewCatch1');
    expect(await signInStep(username, 'NewCatch1')).toBe('DONE');
  });

  it('has a temporary password replaced by one that follows the policy', async () => {
    const invited = { email: anEmail(), password: 'Temporary1', name: 'Ada Finn', groups: [] };
    await standIn.pool.createUser({ ...invited, isTemporary: true });
    expect(await signInStep(invited.email, 'Temporary1')).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    expect(await confirmSignIn({ challengeResponse: PASSWORD })).toMatchObject({ isSignedIn: true });
  });

  it('ends every session when it signs out everywhere', async () => {
    const { email } = await standIn.user();
    const elsewhere = await standIn.signIn(email);
    await signInStep(email);
    await signOut({ global: true });
    await expect(standIn.refresh(elsewhere.RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
  });
});
