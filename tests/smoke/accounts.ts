/** People of a deployed user pool: made by the form's calls, signed in by SRP, as the web app does it. */
import { randomUUID } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signInBySrp } from '@creel/local-aws/tests/amplify';
import { PENDING_ATTRIBUTE, packPending } from '#shared/accounts/pending.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import { proveWork } from '#tests/support/cloud/prove-work.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  userId: string;
  token: string;
}

export interface Accounts {
  /** Signs up, confirms and signs in. */
  make(name: string, profileType: 'fisherman' | 'buyer'): Promise<Person>;
  /** @returns an access token */
  signIn(email: string, password: string): Promise<string>;
  close(): void;
}

/**
 * Confirms addresses as an operator, by AdminConfirmSignUp: takes the credentials that the AWS SDK finds. Code emails go to the mailbox
 * simulator of SES, which takes and forgets them.
 */
export function openAccounts(pool: SiteConfig): Accounts {
  const { region, userPoolId, userPoolClientId, userPoolEndpoint: endpoint } = pool;
  const sdk = new CognitoIdentityProviderClient({ region, ...(endpoint !== undefined && { endpoint }) });
  return {
    async make(name, profileType) {
      const email = `success+${randomUUID().slice(0, 8)}@simulator.amazonses.com`;
      const password = `Smoke-${randomUUID()}`;
      const form = {
        email,
        password,
        name,
        phone: '(207) 555-0142',
        zipcode: '04101',
        location: 'Portland, ME',
      };
      const { UserSub: userId = '' } = await sdk.send(
        new SignUpCommand({
          ClientId: userPoolClientId,
          Username: email,
          Password: password,
          ClientMetadata: { proof: proveWork(email, Date.now()) },
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'name', Value: name },
            { Name: `custom:${PENDING_ATTRIBUTE}`, Value: packPending({ ...form, profileType }) },
          ],
        }),
      );
      await sdk.send(new AdminConfirmSignUpCommand({ UserPoolId: userPoolId, Username: email }));
      return { name, email, password, userId, token: await signInBySrp(pool, email, password) };
    },
    signIn: (email, password) => signInBySrp(pool, email, password),
    close: () => sdk.destroy(),
  };
}
