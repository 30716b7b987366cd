/** The site's own rules of food safety and fairness. */
import { describe, expect } from 'vitest';
import { auditEntry } from '#lambdas/audit/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { HOUR, SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { createCatch, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { getSiteSettings, listLimitsVersions, setLimits } from '#shared/site/admin-endpoints.ts';
import { getSite } from '#shared/site/endpoints.ts';
import type { Fairness } from '#shared/site/rules-schemas.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import { aKitchen, askFor, cancel, claimMeals } from '#tests/support/claims.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { signUpsFull } from '#words/general/refusals.ts';
import { dealerRules, refused } from '#words/licenses/rules.ts';

useOwnCloud();

let admin: TestUser;
let ruth: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
});

const FAIR: Fairness = {
  maxOpenClaims: 3,
  newPledgeMinutes: 30,
  newPledgePercent: 50,
  noShows: 3,
  noShowDays: 90,
};
const kept = async () => (await cloud.call(getSiteSettings, { token: admin.accessToken })).body.limits;
const save = (body: BodyInput<typeof setLimits>) => cloud.call(setLimits, { token: admin.accessToken, body });

async function set({
  freshHours = 48,
  signUpsPerHour = 100,
  ...fairness
}: Partial<Fairness> & { freshHours?: number; signUpsPerHour?: number }) {
  const { version } = await kept();
  expect(
    (await save({ version, freshHours, fairness: { ...FAIR, ...fairness }, signUpsPerHour })).status,
  ).toBe(200);
  cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
}

describe('the number of hours that fish is fresh', () => {
  it('applies to posts from now on; earlier posts keep their time', async () => {
    const before = await postCatch(cloud, ruth, { caughtDate: hoursAgo(30) });
    await set({ freshHours: 24 });
    const body = aCatch({ caughtDate: hoursAgo(30) });
    const asked = { token: ruth.accessToken, idempotencyKey: crypto.randomUUID(), body };
    expect((await cloud.call(createCatch, asked)).error?.issues).toEqual([
      { path: 'caughtDate', message: 'Fresh fish cannot be more than 24 hours old' },
    ]);
    const after = await postCatch(cloud, ruth, { caughtDate: hoursAgo(20) });
    const lasts = ({ offeredUntil = '', caughtDate }: typeof after) =>
      (Date.parse(offeredUntil) - Date.parse(caughtDate)) / HOUR;
    expect([lasts(before), lasts(after), after.freshHours]).toEqual([48, 24, 24]);
    const edit = (post: typeof after, changes: object) =>
      cloud.call(updateCatch, {
        params: { catchId: post.id },
        token: ruth.accessToken,
        body: { version: post.version, ...changes },
      });
    // An edit that does not change the age of the fish keeps its time.
    const edited = await edit(before, { quantity: '3 lb' });
    expect([edited.status, edited.body.offeredUntil]).toEqual([200, before.offeredUntil]);
    expect((await edit({ ...before, version: 2 }, { caughtDate: hoursAgo(31) })).error?.issues).toMatchObject(
      [{ path: 'caughtDate' }],
    );
    await set({});
    const own = await cloud.call(getMyCatch, { params: { catchId: after.id }, token: ruth.accessToken });
    expect(own.body).toMatchObject({ offeredUntil: after.offeredUntil, editableUntil: after.offeredUntil });
  });

  it('applies to pledges in the same way', async () => {
    await set({ freshHours: 12 });
    const { availableUntil = '', catchDate } = await postPledge(cloud, ruth, aPledge());
    expect((Date.parse(availableUntil) - Date.parse(catchDate)) / HOUR).toBe(12);
    await set({});
  });
});

describe('the limit on shares of a pledge', () => {
  it('follows the site’s settings, even for two claims at the same moment', async () => {
    await set({ maxOpenClaims: 1, newPledgePercent: 25 });
    const kitchen = await aKitchen(cloud);
    const [one, two] = await Promise.all([
      postPledge(cloud, ruth, { mealsPledged: 20 }),
      postPledge(cloud, ruth, { mealsPledged: 20 }),
    ]);
    const tooMuch = await askFor(cloud, kitchen, one.id, { meals: 6 });
    expect(tooMuch.error?.message).toBe(
      'In the first 30 minutes of a pledge, one organization gets at most 25% of it. For you that leaves 5 meals for now.',
    );
    const raced = await Promise.all([
      askFor(cloud, kitchen, one.id, { meals: 5 }),
      askFor(cloud, kitchen, two.id, { meals: 5 }),
    ]);
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(raced.find(({ status }) => status === 409)?.error?.message).toBe(
      'Your organization has an open claim, the most at one time. Collect or cancel it first.',
    );
    await set({});
    expect((await askFor(cloud, kitchen, two.id, { meals: 2 })).status).toBe(201);
  });

  it('returns the share of a canceled claim as it was counted while the pledge was new', async () => {
    const kitchen = await aKitchen(cloud);
    const { id } = await postPledge(cloud, ruth, { mealsPledged: 10 });
    const claim = await claimMeals(cloud, kitchen, id, { meals: 5 });
    await set({ newPledgeMinutes: 0 });
    await cancel(cloud, kitchen.coordinator, claim.id);
    await set({});
    // All of its half is free again, but not more.
    expect((await askFor(cloud, kitchen, id, { meals: 6 })).status).toBe(409);
    expect((await askFor(cloud, kitchen, id, { meals: 5 })).status).toBe(201);
  });
});

describe('the site’s rules', () => {
  it.each<[string, Partial<Fairness> & { freshHours?: number; signUpsPerHour?: number }]>([
    ['freshHours', { freshHours: 49 }],
    ['freshHours', { freshHours: 11 }],
    ['fairness.maxOpenClaims', { maxOpenClaims: 0 }],
    ['fairness.newPledgePercent', { newPledgePercent: 9 }],
    ['fairness.newPledgeMinutes', { newPledgeMinutes: 241 }],
    ['fairness.noShows', { noShows: 1.5 }],
    ['fairness.noShowDays', { noShowDays: 366 }],
    ['signUpsPerHour', { signUpsPerHour: 9 }],
  ])('stay within safe limits: %s', async (path, { freshHours = 48, signUpsPerHour = 100, ...changes }) => {
    const { version } = await kept();
    const { error } = await save({ version, freshHours, fairness: { ...FAIR, ...changes }, signUpsPerHour });
    expect(error?.issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('are public, audited and stored in versions', async () => {
    await set({ freshHours: 36, noShows: 2 });
    const fresh = { headers: { 'cache-control': 'no-cache' } };
    expect((await cloud.call(getSite, fresh)).body.limits).toEqual({
      freshHours: 36,
      fairness: { ...FAIR, noShows: 2 },
      signUpsPerHour: 100,
      dealerRules: {},
    });
    const { items } = (await cloud.call(listLimitsVersions, { token: admin.accessToken })).body;
    expect(items.slice(0, 2).map(({ freshHours }) => freshHours)).toEqual([36, 48]);
    const [entry] = (await readItems(cloud, 'pk', auditEntry.key({ id: '' }).pk))
      .filter(({ action }) => action === 'limits-changed')
      .slice(-1);
    expect(entry).toMatchObject({
      before: { freshHours: 48, noShows: 3 },
      after: { freshHours: 36, noShows: 2 },
    });
    await set({});
  });
});

describe('the rules about selling fish', () => {
  const TUNAS = { effect: 'refuse', checkedOn: '2026-11-01', source: 'https://www.maine.gov/dmr' } as const;
  const setRules = async (dealerRules?: BodyInput<typeof setLimits>['dealerRules']) => {
    const { version } = await kept();
    const body = { version, freshHours: 48, fairness: FAIR, signUpsPerHour: 100 };
    const saved = await save({ ...body, ...(dealerRules && { dealerRules }) });
    cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
    return saved;
  };
  const post = (species: string) =>
    cloud.call(createCatch, {
      token: ruth.accessToken,
      idempotencyKey: crypto.randomUUID(),
      body: aCatch({ species }),
    });

  it('refuse a catch from now on, for everybody, until they are as in the table again', async () => {
    const before = await postCatch(cloud, ruth, { species: 'tuna' });
    expect((await setRules({ tunas: TUNAS })).body.dealerRules).toEqual({ tunas: TUNAS });
    expect((await post('tuna')).error?.issues).toEqual([
      { path: 'species', message: refused(dealerRules.tunas) },
    ]);
    const edited = await cloud.call(updateCatch, {
      params: { catchId: before.id },
      token: ruth.accessToken,
      body: { version: before.version, quantity: '3 lb' },
    });
    expect(edited.status).toBe(200);
    const fresh = { headers: { 'cache-control': 'no-cache' } };
    expect((await cloud.call(getSite, fresh)).body.limits?.dealerRules).toEqual({ tunas: TUNAS });
    // A page from before there were these rules doesn't name them.
    expect((await setRules()).body.dealerRules).toEqual({ tunas: TUNAS });
    await setRules({});
    expect((await post('tuna')).status).toBe(201);
    const [set, back] = (await readItems(cloud, 'pk', auditEntry.key({ id: '' }).pk))
      .filter(({ action, after }) => action === 'limits-changed' && 'dealerRules' in Object(after))
      .slice(-2);
    const facts = ['tunas: refuse, 2026-11-01, https://www.maine.gov/dmr'];
    expect(set).toMatchObject({ actorId: admin.userId, before: { dealerRules: [] } });
    expect(set?.after).toEqual({ dealerRules: facts });
    expect(back).toMatchObject({ before: { dealerRules: facts }, after: { dealerRules: [] } });
  });

  it('keep the change of the administrator who saved first', async () => {
    const { version } = await kept();
    await setRules({ tunas: TUNAS });
    const body = { version, freshHours: 48, fairness: FAIR, signUpsPerHour: 100 };
    expect((await save({ ...body, dealerRules: { fillets: TUNAS } })).error?.code).toBe('conflict');
    expect((await kept()).dealerRules).toEqual({ tunas: TUNAS });
    await setRules({});
  });

  it.each([
    ['dealerRules.tunas.checkedOn', { checkedOn: '2099-01-01' }],
    ['dealerRules.tunas.checkedOn', { checkedOn: 'yesterday' }],
    ['dealerRules.tunas.source', { source: 'http://maine.gov' }],
    ['dealerRules.tunas.source', { source: 'javascript:alert(1)' }],
  ])('need a day that has been and a safe address: %s', async (path, changes) => {
    const { error } = await setRules({ tunas: { ...TUNAS, ...changes } });
    expect(error?.issues?.map((issue) => issue.path)).toEqual([path]);
  });
});

describe('the limit on sign-ups', () => {
  it('applies to both sites together, until the next hour', async () => {
    await set({ signUpsPerHour: 10 });
    const asked = Array.from({ length: 12 }, (_, index) =>
      cloud.signUp({ flavour: index % 2 ? 'consumer' : 'community' }),
    );
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused.map((each) => Object(each).reason.message)).toEqual([
      expect.stringContaining(signUpsFull),
      expect.stringContaining(signUpsFull),
    ]);
    // A trigger refuses by failing.
    expect(cloud.failures.splice(0).filter((line) => !line.includes(signUpsFull))).toEqual([]);
    await set({ signUpsPerHour: 11 });
    expect(await cloud.signUp({})).toHaveProperty('userId');
    // The earlier tokens have expired by then, so this test is the last one.
    cloud.clock.advance(HOUR);
    expect(await cloud.signUp({})).toHaveProperty('userId');
  });
});
