/** The user pool's emails and refusals in the language of the page that called it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import * as spanish from '#shared/words/es/emails.ts';
import { emailInvalid } from '#shared/words/es/general/fields.ts';
import {
  addressWhileSuspended,
  codesTooMany,
  signUpClosed,
  signUpUnproved,
} from '#shared/words/es/general/refusals.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { proveWork } from '#tests/support/cloud/prove-work.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { settle } from '#tests/support/site.ts';

// One test switches signing up off.
useOwnCloud();

const ClientMetadata = { flavour: 'consumer', language: 'es' };

async function ask(operation: string, input: object): Promise<string> {
  const response = await cloud.request('/_cognito', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: cloud.config.userPoolClientId, ClientMetadata, ...input }),
  });
  return await response.text();
}

const anAddress = () => `${randomUUID().slice(0, 8)}@creel.example`;

const signUp = (Username: string, proof = proveWork(Username, cloud.clock.now())) =>
  ask('SignUp', {
    Username,
    Password: 'FreshCatch1',
    ClientMetadata: { ...ClientMetadata, proof },
    UserAttributes: [
      { Name: 'email', Value: Username },
      { Name: 'name', Value: 'Ruth Alder' },
    ],
  });

const newestTo = async (email: string) => (await mailsTo(cloud, { email }))[0];

/** A trigger refuses by failing. */
const expectRefusals = (message: string) =>
  expect(cloud.failures.splice(0).filter((line) => !line.includes(message))).toEqual([]);

it('the codes of a sign-up and of a new password are in Spanish, and so is the refusal of too many', async () => {
  const email = anAddress();
  await signUp(email);
  const confirm = await newestTo(email);
  expect(confirm?.subject).toBe(spanish.accounts.confirm.subject);
  expect(confirm?.html).toContain(`href="${cloud.origin()}/es/auth#confirm=`);
  let answer = '';
  for (let times = 0; times < 5; times++) answer = await ask('ResendConfirmationCode', { Username: email });
  expect(answer).toContain(codesTooMany);
  expectRefusals(codesTooMany);
  const { email: known } = await aPerson(cloud);
  await ask('ForgotPassword', { Username: known });
  const reset = await newestTo(known);
  expect(reset?.subject).toBe(spanish.accounts.reset.subject);
  expect(reset?.html).toContain(`href="${cloud.origin()}/es/auth#reset=`);
});

it('a sign-up without proof, or with an address that no form sends, is refused in Spanish', async () => {
  expect(await signUp(anAddress(), 'none')).toContain(signUpUnproved);
  expectRefusals(signUpUnproved);
  expect(await signUp('ruth@m\u00fcnchen.example')).toContain(emailInvalid);
  expectRefusals(emailInvalid);
});

it('the new address of a suspended person is refused in Spanish', async () => {
  const [admin, person] = [await aPerson(cloud, { groups: ['admin'] }), await aPerson(cloud)];
  const suspended = { token: admin.accessToken, params: { userId: person.userId } };
  await cloud.call(suspendUser, { ...suspended, body: { reason: 'Sells watches.' } });
  await cloud.call(getMe, { token: person.accessToken });
  const UserAttributes = [{ Name: 'email', Value: anAddress() }];
  const changed = { AccessToken: person.accessToken, UserAttributes };
  expect(await ask('UpdateUserAttributes', changed)).toContain(addressWhileSuspended);
  expectRefusals(addressWhileSuspended);
});

it('a sign-up on a site that takes none is refused in Spanish', async () => {
  const admin = await aPerson(cloud, { groups: ['admin'] });
  await settle(cloud, admin, 'consumer', { switchedOff: ['signUp'] });
  expect(await signUp(anAddress())).toContain(signUpClosed);
  expectRefusals(signUpClosed);
});
