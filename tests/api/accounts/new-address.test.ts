/** A person changed the address for signing in, and their stored data changes with it. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { getMailPreferences, setMailPreferences } from '#shared/mail/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { listUsers } from '#shared/people/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { deleteAtPool } from '#tests/support/cloud/delete-at-pool.ts';
import {
  askForAddress,
  changeAddress,
  confirmAddress,
  signIn,
  type TestUser,
} from '#tests/support/cloud/users.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { actOn } from '#tests/support/reports.ts';
import { addressWhileSuspended } from '#words/general/refusals.ts';
import { accountChanges } from '#words/people/emails.ts';

let admin: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
});

const anAddress = () => `new-${randomUUID().slice(0, 8)}@creel.example`;
const me = async (token: string) => (await cloud.call(getMe, { token })).body;

/** A person with an account, as after the first page view. */
async function somebody(email?: string): Promise<TestUser> {
  const person = await cloud.createUser(email === undefined ? {} : { email });
  await me(person.accessToken);
  return person;
}

async function move(person: TestUser, email = anAddress()): Promise<TestUser> {
  await changeAddress(cloud, person, email);
  await me(person.accessToken);
  return { ...person, email };
}

async function found(q: string): Promise<string[]> {
  const { body } = await cloud.call(listUsers, { token: admin.accessToken, query: { q } });
  return body.items.map(({ userId }) => userId);
}

describe('a new address', () => {
  it('is in the account after the next call, even with several calls at once, and administrators find it', async () => {
    const person = await somebody();
    const address = anAddress();
    await changeAddress(cloud, person, address);
    const answers = await Promise.all(Array.from({ length: 5 }, () => me(person.accessToken)));
    expect(answers.map(({ user }) => user.email)).toEqual(answers.map(() => address));
    expect(await found(address)).toEqual([person.userId]);
    expect(await found(person.email)).toEqual([]);
    expect((await me(await signIn(cloud, { ...person, email: address }))).user.email).toBe(address);
  });

  it('has no effect before its code was entered', async () => {
    const person = await somebody();
    const address = anAddress();
    await expect(changeAddress(cloud, { ...person, accessToken: 'none' }, address)).rejects.toThrow();
    expect((await me(person.accessToken)).user.email).toBe(person.email);
    expect(await found(address)).toEqual([]);
  });

  it('is announced once to the old address', async () => {
    const person = await somebody();
    const moved = await move(person);
    await me(person.accessToken);
    const mails = (await mailsTo(cloud, person)).map(({ subject }) => subject);
    expect(mails).toEqual([accountChanges.address_changed.title]);
    expect((await mailsTo(cloud, moved)).map(({ subject }) => subject)).not.toContain(mails[0]);
  });
});

describe('the emails that a person turned off', () => {
  const choose = ({ accessToken: token }: TestUser, body: { pledges?: boolean; news?: boolean }) =>
    cloud.call(setMailPreferences, { token, body });
  const chosen = async ({ accessToken: token }: TestUser) =>
    (await cloud.call(getMailPreferences, { token })).body;

  it('stay turned off at the new address', async () => {
    const person = await somebody();
    await choose(person, { pledges: false });
    await move(person);
    expect(await chosen(person)).toMatchObject({ messages: true, pledges: false, news: true });
  });

  it('stay turned off if the owner of the new address turned off others', async () => {
    const earlier = await somebody();
    await choose(earlier, { news: false });
    await cloud.call(deleteAccount, { token: earlier.accessToken });
    const person = await somebody();
    await choose(person, { pledges: false });
    await move(person, earlier.email);
    expect(await chosen(person)).toMatchObject({ messages: true, pledges: false, news: false });
  });
});

describe('a suspension', () => {
  async function suspend(person: TestUser): Promise<string> {
    const body = {
      reportedUserId: person.userId,
      reportType: 'spam',
      description: 'Sells watches.',
    } as const;
    const reporter = await cloud.createUser();
    const { id } = (await cloud.call(createReport, { token: reporter.accessToken, body })).body;
    await act(id, 'suspend');
    return id;
  }
  const act = (reportId: string, action: ReportAction) =>
    actOn(cloud, admin, reportId, { action, note: 'Not here.' });
  const isSuspended = async ({ accessToken }: TestUser) => (await me(accessToken)).isSuspended;
  const leave = ({ accessToken }: TestUser) => cloud.call(deleteAccount, { token: accessToken });

  it('prevents the suspended person from changing their address', async () => {
    const person = await somebody();
    await suspend(person);
    await expect(changeAddress(cloud, person, anAddress())).rejects.toThrow(addressWhileSuspended);
    expect(cloud.failures.splice(0).join()).toContain(addressWhileSuspended);
  });

  it('also applies to an address that was requested before, and to the previous one, until it is lifted', async () => {
    const [person, address] = [await somebody(), anAddress()];
    await askForAddress(cloud, person, address);
    const reportId = await suspend(person);
    await confirmAddress(cloud, person, address);
    await leave(person);
    const [atOld, atNew] = [await somebody(person.email), await somebody(address)];
    expect([await isSuspended(atOld), await isSuspended(atNew)]).toEqual([true, true]);

    expect((await act(reportId, 'lift_suspension')).status).toBe(200);
    await cloud.settled();
    expect([await isSuspended(atOld), await isSuspended(atNew)]).toEqual([false, false]);
    await leave(atNew);
    expect(await isSuspended(await somebody(address))).toBe(false);
  });

  it('applies to the address for signing in, even before the site knows about it', async () => {
    const [person, address] = [await somebody(), anAddress()];
    await changeAddress(cloud, person, address);
    await suspend(person);
    await deleteAtPool(cloud, person);
    expect(await isSuspended(await somebody(address))).toBe(true);
  });

  it('applies to earlier addresses of the account until it is lifted', async () => {
    const person = await somebody();
    const moved = await move(await move(person));
    const reportId = await suspend(moved);
    await leave(moved);
    const again = await somebody(person.email);
    expect(await isSuspended(again)).toBe(true);
    expect((await act(reportId, 'lift_suspension')).status).toBe(200);
    await cloud.settled();
    expect(await isSuspended(again)).toBe(false);
  });

  it('of an address applies to a person who changes to it', async () => {
    const earlier = await somebody();
    await suspend(earlier);
    await leave(earlier);
    const person = await somebody();
    expect(await isSuspended(await move(person, earlier.email))).toBe(true);
  });
});
