/** aws-amplify itself, unchanged, as the browser uses it. Where it runs is set at the top of cognito.test.ts. */
import { AdminConfirmSignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  anEmail,
  aUser,
  DEPLOYED,
  openStandIn,
  openTarget,
  type StandIn,
  type Target,
} from './cognito-target.ts';

let target: Target;
let standIn: StandIn;
const storage = new Map<string, string>();

beforeAll(async () => {
  // It warns of every endpoint that is not AWS' own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  standIn = await openStandIn();
  target = DEPLOYED ? await openTarget() : standIn;
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => storage.get(key) ?? null,
    setItem: async (key, value) => void storage.set(key, value),
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  use(target);
});
afterEach(async () => {
  await signOut();
  use(target);
});
afterAll(async () => {
  if (DEPLOYED) await target.close();
  await standIn.close();
});

function use({ userPoolId, clientId, endpoint }: Target): void {
  const pool = { userPoolId, userPoolClientId: clientId };
  Amplify.configure({
    Auth: { Cognito: endpoint === undefined ? pool : { ...pool, userPoolEndpoint: endpoint } },
  });
}

/** The code of the newest mail; it works on the stand-in only. */
const mailedCode = () => /\d{6}/.exec(standIn.mails.at(-1)?.text ?? '')?.[0] ?? 'no code';

function newAccount() {
  const email = anEmail();
  return {
    username: email,
    password: 'FreshCatch1',
    options: { userAttributes: { email, name: 'Ada Finn' } },
  };
}

async function groupsAndToken() {
  const { tokens, userSub } = await fetchAuthSession();
  return { userSub, access: tokens?.accessToken.toString(), claims: tokens?.idToken?.payload };
}

describe('aws-amplify', () => {
  it('signs up, waits for confirmation, signs in by SRP, refreshes and signs out', async () => {
    const account = newAccount();
    const { username, password } = account;
    expect(await signUp(account)).toMatchObject({
      isSignUpComplete: false,
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { deliveryMedium: 'EMAIL' } },
    });
    expect(await signIn({ username, password })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    const user = { UserPoolId: target.userPoolId, Username: username };
    await target.sdk.send(new AdminConfirmSignUpCommand(user));

    expect(await signIn({ username, password })).toMatchObject({
      isSignedIn: true,
      nextStep: { signInStep: 'DONE' },
    });
    expect(await getCurrentUser()).toMatchObject({ signInDetails: { authFlowType: 'USER_SRP_AUTH' } });
    const before = await groupsAndToken();
    expect(before.claims).toMatchObject({ email: username, name: 'Ada Finn', sub: before.userSub });

    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.accessToken.toString()).not.toBe(before.access);
    expect(tokens?.accessToken.payload.sub).toBe(before.userSub);

    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
  });

  it('shows a wrong password and an unknown address as the same error', async () => {
    const { email } = await aUser(target);
    const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn({ username: email, password: 'wrong-password' })).rejects.toMatchObject(wrong);
    await expect(signIn({ username: anEmail(), password: 'wrong-password' })).rejects.toMatchObject(wrong);
  });

  it('changes name and password, and deletes the account', async () => {
    const { email: username, password } = await aUser(target);
    await signIn({ username, password });
    await updateUserAttributes({ userAttributes: { name: 'Ada Fisher' } });
    expect(await fetchUserAttributes()).toMatchObject({ email: username, name: 'Ada Fisher' });
    await updatePassword({ oldPassword: password, newPassword: 'NewCatch1' });
    await signOut({ global: true });
    await signIn({ username, password: 'NewCatch1' });
    await deleteUser();
    await expect(signIn({ username, password: 'NewCatch1' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('confirms by the code of a repeated mail and goes on signed in', async () => {
    use(standIn);
    const account = newAccount();
    await signUp({ ...account, options: { ...account.options, autoSignIn: true } });
    await resendSignUpCode({ username: account.username });
    const wrong = mailedCode() === '000000' ? '000001' : '000000';
    await expect(
      confirmSignUp({ username: account.username, confirmationCode: wrong }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await confirmSignUp({ username: account.username, confirmationCode: mailedCode() })).toMatchObject(
      { isSignUpComplete: true },
    );
    expect(await autoSignIn()).toMatchObject({ isSignedIn: true });
  });

  it('resets a forgotten password by a mailed code', async () => {
    use(standIn);
    const { email: username } = await aUser(standIn);
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    });
    await confirmResetPassword({ username, confirmationCode: mailedCode(), newPassword: 'NewCatch1' });
    expect(await signIn({ username, password: 'NewCatch1' })).toMatchObject({ isSignedIn: true });
  });
});
