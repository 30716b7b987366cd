import type { BrowserContext, Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { Cloud } from '#local/cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';

const answer = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string(),
  }),
});

type Site = Pick<Cloud, 'port' | 'config'>;
type Person = Pick<TestUser, 'userId' | 'email' | 'password'>;

/**
 * Signs a person in on every page of this browser from now on, without the sign-in page: the tokens are stored as
 * aws-amplify stores them.
 * For tests of what comes after signing in.
 */
export async function giveSession(context: BrowserContext, cloud: Site, user: Person): Promise<void> {
  await context.addInitScript(
    (kept) => {
      // Firefox runs this on the empty page as well, which has no storage.
      if (Reflect.get(globalThis, 'origin') === 'null') return;
      // Only once, so that the page's later changes to its session remain.
      if (localStorage.getItem('test.session') !== null) return;
      localStorage.setItem('test.session', 'given');
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    await sessionOf(cloud, user),
  );
}

/**
 * Another person takes the phone: the previous session is removed, and that of `user` (if any) counts from the next
 * page on.
 */
export async function swapSession(page: Page, cloud: Site, user: Person | undefined): Promise<void> {
  const entries = user ? await sessionOf(cloud, user) : {};
  await page.evaluate((kept) => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(name);
    }
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, entries);
}

/** The entries in which aws-amplify stores a session. */
async function sessionOf(cloud: Site, user: Person): Promise<Record<string, string>> {
  const { userPoolClientId } = cloud.config;
  const response = await fetch(`http://127.0.0.1:${cloud.port}/_cognito`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: user.email, PASSWORD: user.password },
    }),
  });
  const { AuthenticationResult: tokens } = answer.parse(await response.json());
  const client = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  return {
    [`${client}.LastAuthUser`]: user.userId,
    [`${client}.${user.userId}.accessToken`]: tokens.AccessToken,
    [`${client}.${user.userId}.idToken`]: tokens.IdToken,
    [`${client}.${user.userId}.refreshToken`]: tokens.RefreshToken,
    [`${client}.${user.userId}.clockDrift`]: '0',
  };
}
