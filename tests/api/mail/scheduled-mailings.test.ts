/** Announcement emails with a scheduled time: they are sent once at that time, or held with a notice of the reason. */
import { describe, expect } from 'vitest';
import { mailingStart } from '#lambdas/newsletters/jobs.ts';
import { MINUTE } from '#shared/limits.ts';
import { toPerson } from '#shared/newsletters/audience.ts';
import { createMailing, getMailing, rescheduleMailing, stopMailing } from '#shared/newsletters/endpoints.ts';
import { removeRole } from '#shared/people/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { inHours } from '#tests/support/claims.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { aLetter, giveAddresses, sendMailing } from '#tests/support/mailings.ts';

// The clock moves on, and an audience is everybody, so this file needs a cloud of its own.
useOwnCloud();

let admin: TestUser;
it.beforeEach(async () => {
  // A token is valid for an hour.
  admin = await aPerson(cloud, { groups: ['admin'] });
  await giveAddresses(cloud);
  await cloud.runDue();
});

const inMinutes = (minutes: number) => inHours(cloud, minutes / 60);
const of = (mailingId: string) => ({ token: admin.accessToken, params: { mailingId } });
const schedule = async (
  changes: Partial<Parameters<typeof sendMailing>[2]>,
  { by = admin }: { by?: TestUser } = {},
) => (await sendMailing(cloud, by, { sendAt: inMinutes(10), ...changes })).body.id;
const stateOf = async (mailingId: string) => (await cloud.call(getMailing, of(mailingId))).body.state;
const pass = async (minutes: number) => {
  cloud.clock.advance(minutes * MINUTE);
  await cloud.runDue();
  await cloud.settled();
};

const lettersTo = async (reader: { email: string }) =>
  (await mailsTo(cloud, reader)).filter(({ subject }) => subject === aLetter().subject);

describe('a scheduled newsletter', () => {
  it('is sent once at its time to people who joined before, even if its due work runs twice', async () => {
    const mailingId = await schedule({ audience: 'role.buyer' });
    await pass(8);
    const reader = await cloud.signUp({
      pending: JSON.stringify({ profileType: 'buyer', phone: '207-555-0123', zipcode: '04101' }),
    });
    expect(await stateOf(mailingId)).toBe('scheduled');
    expect(await lettersTo(reader)).toEqual([]);
    cloud.clock.advance(3 * MINUTE);
    await Promise.all([cloud.runDue(), cloud.runDue(), cloud.runDue()]);
    await runJobs(cloud, mailingStart.of({ mailingId }));
    await pass(2);
    expect(await stateOf(mailingId)).toBe('sent');
    expect(await lettersTo(reader)).toHaveLength(1);
  });

  it('can be rescheduled and canceled, and is then not sent', async () => {
    const reader = await aPerson(cloud);
    const mailingId = await schedule({ audience: toPerson(reader.userId) });
    const sendAt = inMinutes(20);
    const moved = await cloud.call(rescheduleMailing, { ...of(mailingId), body: { sendAt } });
    expect(moved.body).toMatchObject({ state: 'scheduled', sendAt });
    await pass(12);
    expect(await stateOf(mailingId)).toBe('scheduled');
    expect((await cloud.call(stopMailing, of(mailingId))).body.state).toBe('canceled');
    await runJobs(cloud, mailingStart.of({ mailingId }));
    await pass(10);
    expect(await lettersTo(reader)).toEqual([]);
    const again = await cloud.call(rescheduleMailing, { ...of(mailingId), body: { sendAt } });
    expect(again.error.code).toBe('invalid_fields');
    const audit = await readItems(cloud, 'pk', 'AUDIT');
    expect(audit.filter(({ subject }) => subject === mailingId).map(({ action }) => action)).toEqual([
      'mailing-scheduled',
      'mailing-scheduled',
      'mailing-stopped',
    ]);
  });

  it('is held while there is no postal address, with a notice to the staff, and can then be rescheduled', async () => {
    const mailingId = await schedule({ audience: 'role.organization_user', subject: 'The pantry list' });
    await giveAddresses(cloud, {});
    await pass(12);
    await runJobs(cloud, mailingStart.of({ mailingId }));
    await cloud.settled();
    expect((await cloud.call(getMailing, of(mailingId))).body).toMatchObject({
      state: 'held',
      held: 'noAddress',
    });
    const told = (await mailsTo(cloud, admin)).filter(({ subject }) => subject.includes('The pantry list'));
    expect(told).toHaveLength(1);
    await giveAddresses(cloud);
    await cloud.call(rescheduleMailing, { ...of(mailingId), body: { sendAt: inMinutes(10) } });
    await pass(12);
    expect(await stateOf(mailingId)).toBe('sent');
  });

  it('is held if the person who scheduled it is no longer staff', async () => {
    const [gone, reader] = [await aPerson(cloud, { groups: ['fisherman_manager'] }), await aPerson(cloud)];
    const mailingId = await schedule({ audience: toPerson(reader.userId) }, { by: gone });
    const role = { userId: gone.userId, role: 'fisherman_manager' as const };
    await cloud.call(removeRole, { token: admin.accessToken, params: role });
    await pass(12);
    expect((await cloud.call(getMailing, of(mailingId))).body).toMatchObject({ held: 'notAllowed' });
    expect(await lettersTo(reader)).toEqual([]);
    expect(await mailsTo(cloud, gone)).toEqual([]);
  });

  it('refuses a time in the past or too far ahead, and any time once it is sent', async () => {
    const timed = (sendAt: string) => sendMailing(cloud, admin, { sendAt, audience: toPerson(admin.userId) });
    for (const sendAt of [inMinutes(-1), inHours(cloud, 91 * 24)])
      expect((await timed(sendAt)).error.issues?.map(({ path }) => path)).toEqual(['sendAt']);
    const { id } = (
      await cloud.call(createMailing, {
        token: admin.accessToken,
        body: { subject: 'Ice', content: 'Ice', audience: toPerson(admin.userId), expected: 1 },
      })
    ).body;
    const { error } = await cloud.call(rescheduleMailing, { ...of(id), body: { sendAt: inMinutes(10) } });
    expect(error).toMatchObject({ code: 'conflict', message: 'This email is already being sent.' });
  });
});
