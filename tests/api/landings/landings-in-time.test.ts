/** Landings as time passes, and what others do to them: series, suspension, moderation, and the end of an account. */
import { describe, expect } from 'vitest';
import { landing } from '#lambdas/landings/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { listHarbours } from '#shared/landings/endpoints.ts';
import {
  createLandingSeries,
  deleteLandingSeries,
  skipLanding,
  updateLandingSeries,
} from '#shared/landings/series-endpoints.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItem, readTable } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { aSeries, byPhone, dayIn, listedLandings, readLanding } from '#tests/support/landings.ts';
import { theMailTo } from '#tests/support/mailbox.ts';
import { actOn } from '#tests/support/reports.ts';
import { seriesEnded } from '#words/moderation/emails.ts';

useOwnCloud();

let ruth: TestUser;
let admin: TestUser;
it.beforeEach(async () => {
  await cloud.runDue();
  [ruth, admin] = await Promise.all([
    cloud.createUser({ fisherman: A_FISHERMAN }),
    cloud.createUser({ groups: ['admin'] }),
  ]);
  // Makes what the account lacks.
  await cloud.call(getMe, { token: ruth.accessToken });
});

async function waitHours(hours: number): Promise<void> {
  cloud.clock.advance(hours * HOUR + MINUTE);
  await cloud.runDue();
  await cloud.settled();
  ruth.accessToken = await signIn(cloud, ruth);
}

const announce = async (by = ruth) => (await byPhone(cloud, by).announce()).body.id;
const seen = async (landingId: string) => {
  const { status } = await readLanding(cloud, landingId);
  return { status, isListed: (await listedLandings(cloud, { near: '43.66,-70.26' })).includes(landingId) };
};
const SHOWN = { status: 200, isListed: true };
const HIDDEN = { status: 404, isListed: false };

describe('a landing', () => {
  it('ends by itself four hours after its window, and makes room for the next one', async () => {
    const first = await announce();
    await announce();
    expect((await byPhone(cloud, ruth).announce()).status).toBe(409);
    await waitHours(10);
    expect(Object(await readItem(cloud, landing.key({ landingId: first }))).card.state).toBe('done');
    expect(await seen(first)).toEqual({ status: 200, isListed: false });
    expect((await byPhone(cloud, ruth).announce()).status).toBe(201);
  });

  it('is hidden while its fisherman is suspended or it is taken down, and not longer', async () => {
    const id = await announce();
    const params = { userId: ruth.userId };
    const body = { reason: 'Spam.' };
    await cloud.call(suspendUser, { token: admin.accessToken, params, body });
    await cloud.settled();
    expect(await seen(id)).toEqual(HIDDEN);
    expect((await byPhone(cloud, ruth).announce()).status).toBe(403);
    await cloud.call(liftSuspension, { token: admin.accessToken, params });
    await cloud.settled();
    expect(await seen(id)).toEqual(SHOWN);

    const omar = await cloud.createUser();
    const report = {
      reportedUserId: ruth.userId,
      reportType: 'spam',
      description: 'No.',
      landingId: id,
    } as const;
    const made = await cloud.call(createReport, { token: omar.accessToken, body: report });
    const hidden = await actOn(cloud, admin, made.body.id, { action: 'hide_post', note: 'No fish.' });
    expect([hidden.body.isTakenDown, hidden.body.landing?.harbour]).toEqual([
      true,
      'Custom House Wharf, Portland, ME',
    ]);
    await cloud.settled();
    expect(await seen(id)).toEqual(HIDDEN);
    expect((await byPhone(cloud, ruth).own()).items[0]).toMatchObject({ id, hidden: true });
    const shown = await actOn(cloud, admin, made.body.id, { action: 'show_post' });
    expect(shown.body.isTakenDown).toBe(false);
    await cloud.settled();
    expect(await seen(id)).toEqual(SHOWN);
    const strange = { ...report, reportedUserId: admin.userId };
    expect((await cloud.call(createReport, { token: omar.accessToken, body: strange })).status).toBe(422);
  });

  it('goes with its fisherman, whose data has it before', async () => {
    const id = await announce();
    await cloud.call(createLandingSeries, { token: ruth.accessToken, body: aSeries(cloud) });
    await cloud.settled();
    const data = await downloadData(cloud, ruth);
    expect(data.landings).toMatchObject([{ id, state: 'planned' }]);
    expect(data.landingSeries).toHaveLength(1);
    expect(data.harbours).toMatchObject([{ name: 'Custom House Wharf' }]);
    await cloud.call(deleteAccount, { token: ruth.accessToken });
    await cloud.settled();
    expect(await seen(id)).toEqual(HIDDEN);
    const left = (await readTable(cloud)).filter((item) => JSON.stringify(item).includes(ruth.userId));
    expect(left.filter(({ pk }) => /LANDING|HARBOUR|LATE/.test(String(pk)))).toEqual([]);
  });
});

describe('harbours', () => {
  it('are suggested to their fisherman, and to others once a second one used them', async () => {
    const [ada, ben] = await Promise.all([
      cloud.createUser({ fisherman: A_FISHERMAN }),
      cloud.createUser({ fisherman: A_FISHERMAN }),
    ]);
    const suggested = async ({ accessToken: token }: TestUser, query: { q?: string; near?: string }) =>
      (await cloud.call(listHarbours, { token, query })).body.harbours.map(({ name }) => name);
    const harbour = { name: 'Widgery Wharf', location: 'Portland, ME' };
    await byPhone(cloud, ada).announce({ harbour });
    await cloud.settled();
    const near = { near: '04101' };
    expect(await suggested(ada, near)).toContain('Widgery Wharf');
    expect(await suggested(ben, near)).not.toContain('Widgery Wharf');
    await byPhone(cloud, ruth).announce({ harbour: { name: 'widgery  wharf', location: 'Portland, ME' } });
    await cloud.settled();
    expect((await suggested(ben, { ...near, q: 'widg' })).map((name) => name.toLowerCase())).toEqual([
      'widgery wharf',
    ]);
    expect(await suggested(ben, { ...near, q: 'boston' })).toEqual([]);
    expect(await suggested(ben, { near: '02101' })).toEqual([]);
    await cloud.call(deleteAccount, { token: ruth.accessToken });
    await cloud.settled();
    expect(await suggested(ben, near)).not.toContain('Widgery Wharf');
  });
});

/** A series on the days of the week that are these numbers of days ahead. */
const onDays = (...ahead: number[]) => ({
  ...aSeries(cloud),
  weekdays: ahead.map((days) => new Date(dayIn(cloud, days)).getUTCDay()),
});

describe('a series of landings', () => {
  it('announces each three days before, except those left out', async () => {
    const token = ruth.accessToken;
    const made = await cloud.call(createLandingSeries, { token, body: onDays(2, 4, 6) });
    expect(made.status).toBe(201);
    const [next, left] = made.body.next;
    expect(Date.parse(next?.until ?? '') - Date.parse(next?.from ?? '')).toBe(90 * MINUTE);
    const params = { seriesId: made.body.id };
    const announced = async () =>
      (await byPhone(cloud, ruth).own()).items.map(({ from }) => from.slice(0, 10));
    await waitHours(0.1);
    expect(await announced()).toEqual([next?.day]);
    const skip = (day = '') =>
      cloud.call(skipLanding, { token: ruth.accessToken, params, body: { day, skipped: true } });
    expect((await skip(left?.day)).body.next[0]).toEqual({ ...left, skipped: true });
    expect((await skip(left?.day)).status).toBe(200);
    expect([(await skip(dayIn(cloud, 3))).status, (await skip(next?.day)).status]).toEqual([422, 409]);
    const [first, , last] = [next?.day, left?.day, dayIn(cloud, 6)];
    await waitHours(48);
    expect(await announced()).toEqual([first]);
    await waitHours(48);
    expect(await announced()).toEqual([last, first]);
    const ended = { token: ruth.accessToken, params };
    expect((await cloud.call(deleteLandingSeries, ended)).status).toBe(200);
    expect((await cloud.call(deleteLandingSeries, ended)).status).toBe(404);
    await waitHours(48);
    expect(await announced()).toEqual([last, first]);
  });

  it('changes from the next landing that is not announced, once, and only for its fisherman', async () => {
    const token = ruth.accessToken;
    const { body } = await cloud.call(createLandingSeries, { token, body: onDays(2, 4) });
    await waitHours(0.1);
    const announced = async () =>
      (await byPhone(cloud, ruth).own()).items.map(({ from, expected }) => [
        from.slice(0, 10),
        expected.map(({ species }) => species),
      ]);
    const before = await announced();
    expect(before).toEqual([[dayIn(cloud, 2), ['cod', 'haddock']]]);
    const params = { seriesId: body.id };
    const edit = (changes: Partial<BodyInput<typeof updateLandingSeries>>, by = ruth) =>
      cloud.call(updateLandingSeries, { token: by.accessToken, params, body: { version: 2, ...changes } });
    const other = await cloud.createUser({ fisherman: A_FISHERMAN });
    expect((await edit({ startsAt: '10:00' }, other)).status).toBe(404);
    expect((await edit({ until: dayIn(cloud, 1) })).status).toBe(422);
    const later = {
      weekdays: onDays(1, 2, 5).weekdays,
      startsAt: '10:00',
      minutes: 60,
      expected: [{ species: 'tuna', about: 'two', as: 'catch', paymentType: 'free' } as const],
    };
    const changed = await edit(later);
    expect([changed.status, changed.body.version]).toEqual([200, 3]);
    // The next one is not earlier than the one that is announced.
    expect(changed.body.next.map(({ day }) => day).slice(0, 2)).toEqual([dayIn(cloud, 5), dayIn(cloud, 8)]);
    expect((await edit(later)).body.version).toBe(3);
    const stale = await edit({ startsAt: '11:00' });
    expect([stale.status, stale.error.version]).toEqual([409, 3]);
    const day = dayIn(cloud, 5);
    expect(await announced()).toEqual(before);
    await waitHours(72);
    expect(await announced()).toEqual([[day, ['tuna']], ...before]);
  });

  it('announces nothing while its fisherman is suspended', async () => {
    await cloud.call(createLandingSeries, { token: ruth.accessToken, body: onDays(2, 4) });
    const params = { userId: ruth.userId };
    await cloud.call(suspendUser, { token: admin.accessToken, params, body: { reason: 'Spam.' } });
    await waitHours(0.1);
    expect((await byPhone(cloud, ruth).own()).items).toEqual([]);
    await cloud.call(liftSuspension, { token: admin.accessToken, params });
    await waitHours(48);
    expect((await byPhone(cloud, ruth).own()).items.length).toBe(1);
  });

  it('waits while two landings are ahead', async () => {
    await announce();
    await announce();
    const { id } = (await cloud.call(createLandingSeries, { token: ruth.accessToken, body: aSeries(cloud) }))
      .body;
    await waitHours(0.1);
    expect((await byPhone(cloud, ruth).own()).items.filter(({ seriesId }) => seriesId === id)).toEqual([]);
    await waitHours(12);
    expect((await byPhone(cloud, ruth).own()).items.some(({ seriesId }) => seriesId === id)).toBe(true);
  });

  it('ends when one of its landings is taken down, and its fisherman is told', async () => {
    const { accessToken: token } = ruth;
    await cloud.call(createLandingSeries, { token, body: onDays(2, 4) });
    await waitHours(0.1);
    const [landingId] = (await byPhone(cloud, ruth).own()).items.map(({ id }) => id);
    const about = { reportedUserId: ruth.userId, reportType: 'spam', description: 'No.', landingId } as const;
    const report = await cloud.call(createReport, { token: admin.accessToken, body: about });
    await actOn(cloud, admin, report.body.id, { action: 'hide_post', note: 'No fish.' });
    await cloud.settled();
    expect((await theMailTo(cloud, ruth)).text).toContain(seriesEnded);
    await waitHours(48);
    const { items, series } = await byPhone(cloud, ruth).own();
    expect([items.map(({ id }) => id), series]).toEqual([[landingId], []]);
  });

  it('is one of four at most', async () => {
    const token = ruth.accessToken;
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map(() => cloud.call(createLandingSeries, { token, body: aSeries(cloud) })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409]);
  });
});
