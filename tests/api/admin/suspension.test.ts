/**
 * Suspensions that administrators set and lift without a report. For the remaining rights of a suspended person see
 * tests/security/suspension.test.ts.
 */
import { describe, expect } from 'vitest';
import { writeMinute } from '#lambdas/due/store/due.ts';
import { dueIn } from '#lambdas/due/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { inHours } from '#tests/support/claims.ts';
import { readItems, readTable } from '#tests/support/cloud/table.ts';
import { deleteItems, putItems } from '#tests/support/cloud/table-client.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, signedInAgain, write } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';

useOwnCloud();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REASON = 'You sold watches, twice.';

let admin: TestUser;
it.beforeEach(async () => {
  // The function that runs each minute has already run.
  await cloud.runDue();
  admin = await cloud.createUser({ groups: ['admin'] });
});

const suspend = ({ userId }: TestUser, terms: { reason?: string; until?: string } = {}, by = admin) =>
  cloud.call(suspendUser, {
    token: by.accessToken,
    params: { userId },
    body: { reason: REASON, ...terms },
  });
const lift = ({ userId }: TestUser) =>
  cloud.call(liftSuspension, { token: admin.accessToken, params: { userId } });

async function waitHours(hours: number): Promise<void> {
  cloud.clock.advance(hours * HOUR + MINUTE);
  await cloud.runDue();
  await cloud.settled();
}

const standing = async (person: TestUser) => {
  const { isSuspended, suspension } = (await cloud.call(getMe, { token: await signIn(cloud, person) })).body;
  return { isSuspended, ...suspension };
};
const auditOf = async ({ userId }: TestUser) =>
  (await readItems(cloud, 'pk', 'AUDIT'))
    .filter((entry) => entry.userId === userId)
    .map(({ action }) => action);
const SUSPENDED = 'Your Creel account is suspended';
const RELEASED = 'Your Creel account is no longer suspended';
const subjectsTo = async (person: TestUser) => {
  const subjects = (await mailsTo(cloud, person)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject === SUSPENDED || subject === RELEASED);
};

describe('a suspension with an end', () => {
  it('is announced with its reason and end, and ends automatically; hidden posts appear again', async () => {
    const omar = await aPerson(cloud, { fisherman: A_FISHERMAN });
    const { id: catchId } = await postCatch(cloud, omar);
    const until = inHours(cloud, 3);
    const { status, body } = await suspend(omar, { until });
    expect({ status, body }).toEqual({
      status: 200,
      body: { userId: omar.userId, since: expect.any(String), reason: REASON, until },
    });
    await cloud.settled();
    const shown = async () => [
      (await cloud.call(getCatch, { params: { catchId } })).status,
      (await cloud.call(getFisherman, { params: { userId: omar.userId } })).status,
    ];
    expect(await standing(omar)).toEqual({ isSuspended: true, reason: REASON, until });
    expect(await shown()).toEqual([404, 404]);
    const [mail] = await mailsTo(cloud, omar);
    expect(mail?.subject).toBe(SUSPENDED);
    expect(mail?.text).toContain(`> ${REASON}`);
    expect(mail?.text).toMatch(/It ends automatically on \w+ \d+, \d{4}\./);
    expect(mail?.text).toContain('If you think this is wrong, write to ');
    await waitHours(2);
    expect(await shown()).toEqual([404, 404]);
    await waitHours(1);
    expect(await standing(omar)).toEqual({ isSuspended: false });
    expect(await shown()).toEqual([200, 200]);
    expect(await subjectsTo(omar)).toEqual([RELEASED, SUSPENDED]);
    const query = { person: omar.userId, action: 'suspension-ended' } as const;
    const { items } = (await cloud.call(listAudit, { token: await signIn(cloud, admin), query })).body;
    expect(items).toMatchObject([
      {
        person: { id: omar.userId },
        before: { isSuspended: true, suspendedUntil: until },
        after: { isSuspended: false },
        onlyNamed: ['note'],
      },
    ]);
    expect(items[0]).not.toHaveProperty('actor');
  });

  it('also ends for the address if the account was deleted, and for a new account with it', async () => {
    const omar = await cloud.signUp({ email: `omar-${crypto.randomUUID()}@creel.example` });
    await cloud.call(getMe, { token: omar.accessToken });
    const until = inHours(cloud, 2);
    await suspend(omar, { until });
    await cloud.call(deleteAccount, { token: omar.accessToken });
    await cloud.settled();
    const again = await cloud.signUp({ email: omar.email });
    expect(await standing(again)).toEqual({ isSuspended: true, reason: REASON, until });
    await waitHours(2);
    expect(await standing(again)).toEqual({ isSuspended: false });
    await cloud.call(deleteAccount, { token: await signIn(cloud, again) });
    const once = await cloud.signUp({ email: omar.email });
    expect(await standing(once)).toEqual({ isSuspended: false });
  });

  it('ends even if it was written just after the work of its minute', async () => {
    const omar = await aPerson(cloud);
    const until = inHours(cloud, 1);
    await suspend(omar, { until });
    const minute = Math.ceil(Date.parse(until) / MINUTE) * MINUTE;
    const filed = await readTable(cloud);
    const due = filed.filter(({ pk }) => pk === dueIn(writeMinute(minute)).partition);
    expect(due).toHaveLength(1);
    await deleteItems(cloud, due);
    cloud.clock.advance(minute + 1000 - cloud.clock.now());
    await cloud.runDue();
    await putItems(cloud, due);
    cloud.clock.advance(MINUTE);
    await cloud.runDue();
    await cloud.settled();
    expect(await standing(omar)).toEqual({ isSuspended: false });
  });

  it('lasts until the latest given end, which gets an email of its own', async () => {
    const omar = await aPerson(cloud);
    await suspend(omar, { until: inHours(cloud, 1) });
    const until = inHours(cloud, 5);
    await suspend(omar, { until, reason: 'And a third time.' });
    await waitHours(2);
    expect(await standing(omar)).toEqual({ isSuspended: true, reason: 'And a third time.', until });
    await suspend(omar, {}, await signedInAgain(cloud, admin));
    await waitHours(5);
    expect(await standing(omar)).toEqual({ isSuspended: true, reason: REASON });
    expect(await subjectsTo(omar)).toEqual([SUSPENDED, SUSPENDED, SUSPENDED]);
  });
});

describe('an administrator', () => {
  it('suspends and lifts once, even if it is requested several times at once', async () => {
    const [omar, other] = [await aPerson(cloud), await cloud.createUser({ groups: ['admin'] })];
    const answers = await Promise.all([admin, other, admin, other].map((by) => suspend(omar, {}, by)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await auditOf(omar)).toEqual(['person-suspended']);
    // Two emails that wait at the same time are sent in any order.
    await cloud.settled();
    expect((await Promise.all([lift(omar), lift(omar), lift(omar)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await auditOf(omar)).toEqual(['person-suspended', 'suspension-lifted']);
    expect(await subjectsTo(omar)).toEqual([RELEASED, SUSPENDED]);
    expect((await write(cloud, omar, other)).status).toBe(201);
  });

  it('cannot suspend themselves, and of two who suspend each other one stays', async () => {
    const eve = await aPerson(cloud, { groups: ['admin'] });
    await cloud.call(getMe, { token: admin.accessToken });
    expect((await suspend(admin)).error).toMatchObject({
      code: 'not_allowed',
      message: "You can't suspend yourself.",
    });
    const answers = await Promise.all([suspend(eve), suspend(admin, {}, eve)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it.each([
    [{ reason: ' ' }, { path: 'reason', message: 'Reason is required' }],
    [{ until: 'tomorrow' }, { path: 'until', message: 'Please give a date and time' }],
    [{ until: '2020-01-01T00:00:00Z' }, { path: 'until', message: 'The end has to be later than now' }],
  ])('is refused with %j', async (terms, issue) => {
    expect((await suspend(await aPerson(cloud), terms)).error.issues).toEqual([issue]);
  });

  it('gets an error if the person does not exist', async () => {
    const nobody = { ...admin, userId: '00000000-0000-4000-8000-000000000000' };
    expect((await suspend(nobody)).error.code).toBe('not_found');
  });
});
