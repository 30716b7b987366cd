import { randomUUID } from 'node:crypto';
import { totpCode } from '@creel/local-aws/cognito/totp';
import * as z from 'zod/mini';
import { membership, profile } from '#lambdas/people/store/items.ts';
import type { Cloud } from '#local/cloud.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import { proveWork } from './prove-work.ts';
import { putItems } from './table-client.ts';

export interface NewUser {
  name?: string;
  email?: string;
  password?: string;
  groups?: readonly Group[];
  /** The name of their fisherman profile, which they need for posting. */
  fisherman?: string;
  /** The packed sign-up form for the first profile; only used by `signUp`. */
  pending?: string;
  /** The site where `signUp` happens. */
  flavour?: Flavour;
  language?: Language;
  /** Replaces the browser's proof of work. */
  proof?: string;
}

export interface TestUser {
  userId: string;
  name: string;
  email: string;
  password: string;
  accessToken: string;
}

const PASSWORD = 'FreshCatch1';
/** The profile name of a person who posts in tests that don't depend on names. */
export const A_FISHERMAN = 'Ruth Alder';

/** Adds a confirmed person to the user pool, with their groups there and in the table, and signs them in. */
export async function createTestUser(cloud: Cloud, user: NewUser = {}): Promise<TestUser> {
  const person = filled(user);
  const { userId } = await cloud.userPool.createUser({ ...person, groups: [...(user.groups ?? [])] });
  const assignedAt = new Date(cloud.clock.now()).toISOString();
  const memberships = (user.groups ?? []).map((group) =>
    membership.item({ userId, group }, { group, assignedBy: 'test', assignedAt }),
  );
  const profiles = user.fisherman === undefined ? [] : [fishermanProfile(userId, user.fisherman, assignedAt)];
  await putItems(
    cloud,
    [...memberships, ...profiles].map((item) => ({ ...item })),
  );
  return { ...person, userId, accessToken: await signIn(cloud, person) };
}

/** Signs a person up like the form, with the code from the email. */
export async function signUpTestUser(cloud: Cloud, user: NewUser = {}): Promise<TestUser> {
  const person = filled(user);
  const { email, password, name } = person;
  const client = { ClientId: cloud.config.userPoolClientId };
  const { UserSub } = signUpAnswer.parse(
    await callPool(cloud, 'SignUp', {
      ...client,
      Username: email,
      Password: password,
      ClientMetadata: {
        proof: user.proof ?? proveWork(email, cloud.clock.now()),
        ...(user.flavour && { flavour: user.flavour }),
        ...(user.language && { language: user.language }),
      },
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: name },
        ...(user.pending === undefined ? [] : [{ Name: `custom:${PENDING_ATTRIBUTE}`, Value: user.pending }]),
      ],
    }),
  );
  await callPool(cloud, 'ConfirmSignUp', {
    ...client,
    Username: email,
    ConfirmationCode: newestCode(cloud, email),
  });
  return { ...person, userId: UserSub, accessToken: await signIn(cloud, person) };
}

type Credentials = Pick<TestUser, 'email' | 'password'>;

/** @returns an access token @throws Error if the pool refuses */
export async function signIn(cloud: Cloud, person: Credentials): Promise<string> {
  return (await startSession(cloud, person)).accessToken;
}

/** Signs in on one more device. @throws Error if the pool refuses */
export async function startSession(cloud: Cloud, { email, password }: Credentials) {
  const ClientId = cloud.config.userPoolClientId;
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const AuthFlow = 'USER_PASSWORD_AUTH';
  const { AuthenticationResult: tokens } = tokenAnswer.parse(
    await callPool(cloud, 'InitiateAuth', { ClientId, AuthFlow, AuthParameters }),
  );
  return { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken ?? '' };
}

/** @returns a new access token of the same session @throws Error if the pool refuses */
export async function refreshSession(cloud: Cloud, RefreshToken: string): Promise<string> {
  const ClientId = cloud.config.userPoolClientId;
  const answer = await callPool(cloud, 'GetTokensFromRefreshToken', { ClientId, RefreshToken });
  return tokenAnswer.parse(answer).AuthenticationResult.AccessToken;
}

/**
 * Resets the password with the code from the email, like the sign-in page.
 * @returns the person with the new password
 */
export async function resetPassword<Person extends Credentials>(
  cloud: Cloud,
  person: Person,
): Promise<Person> {
  const user = { ClientId: cloud.config.userPoolClientId, Username: person.email };
  const password = 'AnotherCatch1';
  await callPool(cloud, 'ForgotPassword', user);
  const ConfirmationCode = newestCode(cloud, person.email);
  await callPool(cloud, 'ConfirmForgotPassword', { ...user, ConfirmationCode, Password: password });
  return { ...person, password };
}

/**
 * Changes the address with the code from the email to the new address, like the profile page. The account is updated by
 * the next `GET /me`.
 */
export async function changeAddress(cloud: Cloud, person: TestUser, address: string): Promise<void> {
  await askForAddress(cloud, person, address);
  await confirmAddress(cloud, person, address);
}

export async function askForAddress(cloud: Cloud, { accessToken }: TestUser, address: string): Promise<void> {
  const UserAttributes = [{ Name: 'email', Value: address }];
  await callPool(cloud, 'UpdateUserAttributes', { AccessToken: accessToken, UserAttributes });
}

export async function confirmAddress(
  cloud: Cloud,
  { accessToken }: TestUser,
  address: string,
): Promise<void> {
  const Code = newestCode(cloud, address);
  await callPool(cloud, 'VerifyUserAttribute', { AccessToken: accessToken, AttributeName: 'email', Code });
}

/** Turns on an authenticator app, like the profile page. @returns the secret of the app */
export async function turnOnSecondFactor(cloud: Cloud, { accessToken }: TestUser): Promise<string> {
  const as = { AccessToken: accessToken };
  const { SecretCode } = secretAnswer.parse(await callPool(cloud, 'AssociateSoftwareToken', as));
  await callPool(cloud, 'VerifySoftwareToken', {
    ...as,
    UserCode: totpCode(SecretCode, cloud.clock.now()),
  });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await callPool(cloud, 'SetUserMFAPreference', { ...as, SoftwareTokenMfaSettings });
  return SecretCode;
}

export async function turnOffSecondFactor(cloud: Cloud, { accessToken }: TestUser): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await callPool(cloud, 'SetUserMFAPreference', { AccessToken: accessToken, SoftwareTokenMfaSettings });
}

const secretAnswer = z.object({ SecretCode: z.string() });
const signUpAnswer = z.object({ UserSub: z.string() });
const tokenAnswer = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), RefreshToken: z.optional(z.string()) }),
});

function filled({ name = 'Pat Doe', email, password = PASSWORD }: NewUser) {
  return { name, password, email: email ?? `pat-${randomUUID().slice(0, 8)}@creel.example` };
}

async function callPool(cloud: Cloud, operation: string, input: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${cloud.port}/_cognito`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${operation} was refused: ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

function newestCode(cloud: Cloud, email: string): string {
  const mails = cloud.mailbox.list().filter(({ to }) => to === email);
  const code = mails.map(({ text, html }) => /\b\d{6}\b/.exec(text || html)?.[0]).find(Boolean);
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

function fishermanProfile(userId: string, name: string, createdAt: string) {
  const profileType = 'fisherman';
  const made = {
    profileType,
    name,
    phone: '',
    location: '',
    isPro: false,
    isPrimary: true,
    createdAt,
  } as const;
  return profile.item({ userId, profileType }, made);
}
