import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { account, profile } from '#lambdas/people/store/items.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { packPending } from '#shared/accounts/pending.ts';
import { type SignUpForm, signUp } from '#shared/accounts/sign-up.ts';
import { MAILS_TO_TYPED_PER_DAY } from '#shared/limits.ts';
import { sendMails } from '#shared/newsletters/by-hand-endpoints.ts';
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { proveWork } from '#tests/support/cloud/prove-work.ts';
import { deleteItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aSignUpForm } from '#tests/unit/accounts/builders.ts';
import { emailInvalid } from '#words/general/fields.ts';
import { codesTooMany, signUpUnproved } from '#words/general/refusals.ts';

const PHONE = '(207) 555-0163';

function pendingOf(profileType: ProfileType, changes: Partial<SignUpForm> = {}): string {
  return packPending(z.parse(signUp, aSignUpForm(profileType, { phone: PHONE, ...changes })));
}

const signUpAs = (profileType: ProfileType, changes?: Partial<SignUpForm>) =>
  cloud.signUp({ name: 'Ruth Alder', pending: pendingOf(profileType, changes) });

const me = async ({ accessToken }: TestUser) => (await cloud.call(getMe, { token: accessToken })).body;

describe('a sign-up without the browser’s proof of work', () => {
  it('is refused by the user pool and does not count', async () => {
    await expect(cloud.signUp({ proof: '2026-11-24 1' })).rejects.toThrow(signUpUnproved);
    // A trigger refuses by failing.
    expect(cloud.failures.splice(0).filter((line) => !line.includes(signUpUnproved))).toEqual([]);
  });
});

describe('a confirmed sign-up', () => {
  it.each([
    ['fisherman', 5],
    ['buyer', 0],
    ['organization_user', 0],
  ] as const)('as %s has that profile first, and %d credits', async (profileType, credits) => {
    const person = await signUpAs(profileType, { location: 'Portland, ME' });
    expect(await me(person)).toMatchObject({
      user: { id: person.userId, name: 'Ruth Alder', email: person.email },
      profiles: [{ profileType, name: 'Ruth Alder', location: 'Portland, ME', isPrimary: true }],
      credits,
    });
  });

  it('without a place is located by its ZIP code', async () => {
    expect((await me(await signUpAs('buyer'))).profiles).toMatchObject([{ location: '04101' }]);
  });

  it('with data that no form sends makes an account without a profile', async () => {
    const person = await cloud.signUp({ name: 'Ruth Alder', pending: '{"profileType":"admin"}' });
    expect(await me(person)).toMatchObject({
      user: { name: 'Ruth Alder' },
      profiles: [],
      roles: [],
      credits: 0,
    });
  });

  it('is completed once by the first GET /me if the trigger failed', async () => {
    const person = await signUpAs('fisherman');
    await deleteItems(cloud, [
      account.key({ userId: person.userId }),
      profile.key({ userId: person.userId, profileType: 'fisherman' }),
    ]);
    const [first, second] = await Promise.all([me(person), me(person)]);
    expect(first).toMatchObject({ profiles: [{ profileType: 'fisherman', isPrimary: true }], credits: 5 });
    expect(second).toEqual(first);
  });

  it('gets only its account back if that is missing, and keeps its profile', async () => {
    const person = await signUpAs('fisherman');
    await deleteItems(cloud, [account.key({ userId: person.userId })]);
    expect(await me(person)).toMatchObject({ user: { email: person.email }, credits: 5 });
  });

  it('does not get a deleted profile back', async () => {
    const person = await signUpAs('fisherman');
    await deleteItems(cloud, [profile.key({ userId: person.userId, profileType: 'fisherman' })]);
    expect((await me(person)).profiles).toEqual([]);
  });

  it('keeps its address and phone number out of public responses', async () => {
    const person = await signUpAs('fisherman');
    const lists = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access === 'anyone');
    expect(lists.length).toBeGreaterThan(3);
    for (const { path } of lists) {
      const address = path.replace(/\{(\w+)\}/g, () => person.userId);
      const text = await (await cloud.request(`/api${address}`)).text();
      expect(text).not.toContain(person.email);
      expect(text).not.toContain(PHONE);
    }
  });
});

describe('codes to an unconfirmed address', () => {
  const ask = (operation: string, input: object) =>
    cloud.request('/_cognito', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: cloud.config.userPoolClientId, ...input }),
    });
  const signUpOnly = (Username: string) =>
    ask('SignUp', {
      Username,
      Password: 'FreshCatch1',
      ClientMetadata: { proof: proveWork(Username, cloud.clock.now()) },
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'name', Value: 'Ruth Alder' },
      ],
    });

  const resend = async (Username: string) => await (await ask('ResendConfirmationCode', { Username })).text();

  it('are limited to five a day for all spellings and purposes', async () => {
    const [one, other] = ['stranger@creel.example', 'stranger+boat@creel.example'];
    expect((await signUpOnly(one)).status).toBe(200);
    expect((await signUpOnly(other)).status).toBe(200);
    for (const address of [one, other, one]) expect(await resend(address)).not.toContain(codesTooMany);
    for (const address of [one, other]) expect(await resend(address)).toContain(codesTooMany);
    expect(cloud.mails().filter(({ to }) => to.startsWith('stranger'))).toHaveLength(5);
    expect(cloud.failures.splice(0).filter((line) => !line.includes(codesTooMany))).toEqual([]);
  });

  it('count together with all other emails to typed addresses', async () => {
    const email = 'typed@creel.example';
    const { accessToken: token } = await cloud.createUser({ groups: ['admin'] });
    const writeByHand = async () => {
      await cloud.call(sendMails, { token, body: { type: 'invitation_confirmation', to: [email] } });
      await cloud.settled();
    };
    for (let mail = 2; mail < MAILS_TO_TYPED_PER_DAY; mail++) await writeByHand();
    expect((await signUpOnly(email)).status).toBe(200);
    await writeByHand();
    expect(await resend(email)).toContain(codesTooMany);
    await writeByHand();
    expect(cloud.mails().filter(({ to }) => to === email)).toHaveLength(MAILS_TO_TYPED_PER_DAY);
    expect(cloud.failures.splice(0).filter((line) => !line.includes(codesTooMany))).toEqual([]);
  });

  it.each(['head.\u212Aitchen@creel.example', 'ruth@m\u00fcnchen.example'])(
    'are not sent to an address in a form that no page sends: %s',
    async (address) => {
      const answer = await signUpOnly(address);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(emailInvalid)]);
      expect(cloud.failures.splice(0).filter((line) => !line.includes(emailInvalid))).toEqual([]);
    },
  );
});

describe('the email of a sign-up', () => {
  const newestMail = (to: string) => {
    const mail = cloud.mails().find((each) => each.to.includes(to) && /code/.test(each.html));
    if (!mail) throw new Error(`There is no email to ${to}`);
    return mail;
  };

  it('contains the code, and a link without the address or anything that a server would log', async () => {
    const { email, userId } = await cloud.signUp();
    const { subject, html } = newestMail(email);
    expect(subject).toBe('Confirm your email address for Creel');
    const link = /href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(link).toMatch(new RegExp(`^${cloud.origin()}/auth#confirm=\\d{6}\\.${userId}$`));
    expect(html).not.toContain(email);
  });
});
