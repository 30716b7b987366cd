/** Pledges that repeat every week, as due work posts them. */
import { describe, expect } from 'vitest';
import { refusedDay } from '#lambdas/posts/jobs.ts';
import { pledgeSeries } from '#lambdas/posts/store/pledge-series.ts';
import { deleteAccount, getMe, setLanguage } from '#shared/accounts/endpoints.ts';
import { HOUR, SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import {
  createPledgeSeries,
  deletePledgeSeries,
  listPledgeSeries,
  skipPledge,
} from '#shared/posts/pledges/series-endpoints.ts';
import { getSiteSettings, setSpecies } from '#shared/site/admin-endpoints.ts';
import * as inSpanish from '#shared/words/es/posts/rules.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, askFor, inHours } from '#tests/support/claims.ts';
import { readItem, readTable } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { dayIn } from '#tests/support/landings.ts';
import { theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { aPledgeSeries, repeatPledge, runNextDue } from '#tests/support/pledge-series.ts';
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
  await cloud.call(getMe, { token: ruth.accessToken });
});

async function runNext(params: { seriesId: string }): Promise<void> {
  await runNextDue(cloud, params);
  ruth.accessToken = await signIn(cloud, ruth);
}

/** The fisherman's pledges of a series, newest first. */
async function postedBy({ seriesId }: { seriesId: string }) {
  const own = asOwner(cloud, ruth);
  const all = await Promise.all((await own.pledges()).map(({ id }) => own.readPledge(id)));
  return all.map(({ body }) => body).filter((each) => each.seriesId === seriesId);
}
const daysOf = async (params: { seriesId: string }) =>
  (await postedBy(params)).map(({ pickup }) => pickup?.slots[0]?.start.slice(0, 10));

describe('a series of pledges', () => {
  it('posts each pledge three days before its day, once, except those left out, until it ends', async () => {
    const { made, params } = await repeatPledge(cloud, ruth, { pickup: { place: 'Pier 3', slots: [] } });
    expect(made.status).toBe(201);
    const [first, left] = made.body.next;
    await runNext(params);
    await cloud.runDue();
    const [pledge, ...others] = await postedBy(params);
    expect(others).toEqual([]);
    expect(pledge).toMatchObject({
      species: 'haddock',
      story: 'A good week.',
      mealsPledged: 20,
      mealsLeft: 20,
      location: 'Portland, ME',
      catchDate: first?.from,
      handling: { storage: 'iced' },
      pickup: { place: 'Pier 3', slots: [{ start: first?.from, end: first?.until }] },
      photos: [],
      hidden: false,
    });
    const skip = (day = '', skipped = true) =>
      cloud.call(skipPledge, { token: ruth.accessToken, params, body: { day, skipped } });
    expect((await skip(left?.day)).body.next[0]).toEqual({ ...left, skipped: true });
    expect((await skip(left?.day, false)).body.next[0]).toEqual(left);
    await skip(left?.day);
    expect([(await skip(dayIn(cloud, 3))).status, (await skip(first?.day)).status]).toEqual([422, 409]);
    const last = dayIn(cloud, 6);
    await runNext(params);
    expect(await daysOf(params)).toEqual([first?.day]);
    await runNext(params);
    expect(await daysOf(params)).toEqual([last, first?.day]);
    const ended = { token: ruth.accessToken, params };
    expect((await cloud.call(deletePledgeSeries, ended)).status).toBe(200);
    expect((await cloud.call(deletePledgeSeries, ended)).status).toBe(404);
    await runNext(params);
    expect(await daysOf(params)).toEqual([last, first?.day]);
  });

  it('expects fresh fish on the day, and keeps the catch date of frozen fish', async () => {
    const caughtAt = inHours(cloud, -300);
    const frozen = await repeatPledge(cloud, ruth, {
      catchDate: caughtAt,
      handling: { storage: 'frozen' },
      ahead: [2],
    });
    await runNext(frozen.params);
    const fresh = await repeatPledge(cloud, ruth, { ahead: [2] });
    await runNext(fresh.params);
    const [[ofFrozen], [ofFresh]] = [await postedBy(frozen.params), await postedBy(fresh.params)];
    expect([ofFrozen?.catchDate, ofFrozen?.availableUntil]).toEqual([caughtAt, undefined]);
    const [day] = fresh.made.body.next;
    const expectedAt = Date.parse(day?.from ?? '');
    expect(Date.parse(ofFresh?.availableUntil ?? '')).toBe(expectedAt + 48 * HOUR);

    const id = ofFresh?.id ?? '';
    const dated = (catchDate: number) =>
      asOwner(cloud, ruth).editPledge(id, { version: 1, catchDate: new Date(catchDate).toISOString() });
    expect((await dated(expectedAt + HOUR)).status).toBe(422);
    expect((await asOwner(cloud, ruth).editPledge(id, { version: 1, story: 'Longer.' })).status).toBe(200);
    cloud.clock.advance(expectedAt - HOUR - cloud.clock.now());
    ruth.accessToken = await signIn(cloud, ruth);
    const caught = await asOwner(cloud, ruth).editPledge(id, { version: 2, catchDate: inHours(cloud, -1) });
    expect([caught.status, caught.body.seriesId]).toEqual([200, fresh.params.seriesId]);
  });

  it('lets organizations claim its meals for the pickup time of the day', async () => {
    const kitchen = await aKitchen(cloud);
    const { params } = await repeatPledge(cloud, ruth, { ahead: [2] });
    await runNext(params);
    const [pledge] = await postedBy(params);
    const [slot] = pledge?.pickup?.slots ?? [];
    const asked = { pickupStart: slot?.start ?? '', pickupEnd: slot?.end ?? '' };
    expect((await askFor(cloud, kitchen, pledge?.id ?? '', asked)).status).toBe(201);
    const other = { pickupStart: inHours(cloud, 3), pickupEnd: inHours(cloud, 4) };
    expect((await askFor(cloud, kitchen, pledge?.id ?? '', other)).status).toBe(422);
  });

  it('begins after the pickup time of the pledge that it repeats', async () => {
    const start = new Date(Date.parse(`${dayIn(cloud, 2)}T18:00:00.000Z`)).toISOString();
    const end = new Date(Date.parse(start) + HOUR).toISOString();
    const { made } = await repeatPledge(cloud, ruth, {
      catchDate: inHours(cloud, -300),
      handling: { storage: 'frozen' },
      pickup: { place: 'Pier 3', slots: [{ start, end }] },
      ahead: [2],
    });
    expect(made.body.next[0]?.day).toBe(dayIn(cloud, 9));
  });

  it('posts nothing while its fisherman is suspended', async () => {
    const { params } = await repeatPledge(cloud, ruth, { ahead: [2, 4] });
    const user = { userId: ruth.userId };
    const body = { reason: 'Spam.' };
    await cloud.call(suspendUser, { token: admin.accessToken, params: user, body });
    await runNext(params);
    await cloud.call(liftSuspension, { token: admin.accessToken, params: user });
    ruth.accessToken = await signIn(cloud, ruth);
    expect(await daysOf(params)).toEqual([]);
    const day = dayIn(cloud, 4);
    await runNext(params);
    expect(await daysOf(params)).toEqual([day]);
  });

  it('leaves out a day that the rules refuse, says why once, in the fisherman’s language, and goes on', async () => {
    await cloud.call(setLanguage, { token: ruth.accessToken, body: { language: 'es' } });
    const { made, params } = await repeatPledge(cloud, ruth, { ahead: [2, 4] });
    const [refused, posted] = made.body.next.map(({ day }) => day);
    const offerHaddock = async (isOffered: boolean) => {
      const token = admin.accessToken;
      const { species, version } = (await cloud.call(getSiteSettings, { token })).body.species;
      const list = species.map(({ hidden: _hidden, ...entry }) =>
        entry.id === 'haddock' && !isOffered ? { ...entry, hidden: true as const } : entry,
      );
      expect((await cloud.call(setSpecies, { token, body: { version, species: list } })).status).toBe(200);
      cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
    };
    await offerHaddock(false);
    await runNext(params);
    await runJobs(cloud, refusedDay.of({ seriesId: params.seriesId, day: refused ?? '', reason: 'species' }));
    const mail = await theMailTo(cloud, ruth);
    expect([mail.text, mail.html.includes('<html lang="es">')]).toEqual([
      expect.stringContaining(inSpanish.speciesNotOffered),
      true,
    ]);
    expect(unsubscribeLinks(mail).header.pathname).toBe('/api/unsubscribe');
    const [series] = (await cloud.call(listPledgeSeries, { token: ruth.accessToken })).body.series;
    expect(series?.refused).toEqual([{ day: refused, reason: 'species' }]);
    admin.accessToken = await signIn(cloud, admin);
    await offerHaddock(true);
    await runNext(params);
    expect(await daysOf(params)).toEqual([posted]);
  });

  it('ends when one of its pledges is taken down, and its fisherman is told', async () => {
    const { params } = await repeatPledge(cloud, ruth, { ahead: [2, 4] });
    await runNext(params);
    const [pledge] = await postedBy(params);
    const about = {
      ...{ reportedUserId: ruth.userId, reportType: 'spam' as const, description: 'No.' },
      pledgeId: pledge?.id,
    };
    const report = await cloud.call(createReport, { token: admin.accessToken, body: about });
    await actOn(cloud, admin, report.body.id, { action: 'hide_post', note: 'No fish.' });
    await cloud.settled();
    expect((await theMailTo(cloud, ruth)).text).toContain(seriesEnded);
    expect(await readItem(cloud, pledgeSeries.key(params))).toBeUndefined();
    const again = aPledgeSeries(cloud, pledge?.id ?? '');
    expect((await cloud.call(createPledgeSeries, { token: ruth.accessToken, body: again })).status).toBe(403);
  });

  it('is one of four at most, of a pledge of one’s own, for a year at most', async () => {
    const { id } = await postPledge(cloud, ruth, { catchDate: inHours(cloud, -1) });
    const ask = (changes: { until?: string; weekdays?: number[] } = {}, by = ruth) =>
      cloud.call(createPledgeSeries, {
        token: by.accessToken,
        body: { ...aPledgeSeries(cloud, id), ...changes },
      });
    const other = await cloud.createUser({ fisherman: A_FISHERMAN });
    expect((await ask({}, other)).status).toBe(403);
    expect((await ask({ until: dayIn(cloud, 400) })).error.issues?.[0]?.path).toBe('until');
    expect((await ask({ until: dayIn(cloud, -9) })).error.issues?.[0]?.path).toBe('until');
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => ask()));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409]);
    const list = async ({ accessToken: token }: TestUser) =>
      (await cloud.call(listPledgeSeries, { token })).body.series;
    expect([(await list(ruth)).length, await list(other)]).toEqual([4, []]);
    const params = { seriesId: made.find(({ status }) => status === 201)?.body.id ?? '' };
    const token = other.accessToken;
    const body = { day: dayIn(cloud, 4), skipped: true };
    expect((await cloud.call(skipPledge, { token, params, body })).status).toBe(404);
    expect((await cloud.call(deletePledgeSeries, { token, params })).status).toBe(404);
  });

  it('goes with its fisherman, whose data has it before', async () => {
    await repeatPledge(cloud, ruth);
    await cloud.settled();
    expect((await downloadData(cloud, ruth)).pledgeSeries).toMatchObject([{ card: { mealsPledged: 20 } }]);
    await cloud.call(deleteAccount, { token: ruth.accessToken });
    await cloud.settled();
    await cloud.runDue();
    const left = (await readTable(cloud)).filter((item) => JSON.stringify(item).includes(ruth.userId));
    expect(left.filter(({ pk, sk }) => /PLEDGE-SERIES/.test(`${pk} ${sk}`))).toEqual([]);
  });
});
