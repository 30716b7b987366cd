/** Standing claims on pledges that repeat: asked for once, and claimed by the rules of every claim. */
import { describe, expect } from 'vitest';
import { claimsOfStanding } from '#lambdas/claims/jobs.ts';
import { claim } from '#lambdas/claims/store/items.ts';
import { standingClaim } from '#lambdas/claims/store/standing-items.ts';
import type { StoredOrganization } from '#lambdas/organizations/store/items.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { listClaims } from '#shared/claims/endpoints.ts';
import type { StandingClaimBody } from '#shared/claims/standing.ts';
import {
  answerStandingClaim,
  askForStandingClaim,
  endStandingClaim,
  listStandingClaims,
} from '#shared/claims/standing-endpoints.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import { deletePledgeSeries, listPledgeSeries, skipPledge } from '#shared/posts/pledges/series-endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aKitchen, type Kitchen } from '#tests/support/claims.ts';
import { readItem, readTable, setAttribute } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import { addMember } from '#tests/support/organizations.ts';
import { repeatPledge, runNextDue } from '#tests/support/pledge-series.ts';
import * as mails from '#words/claims/standing-emails.ts';
import * as words from '#words/claims/standing-rules.ts';

useOwnCloud();

interface Scene {
  ruth: TestUser;
  kitchen: Kitchen;
  params: { seriesId: string; organizationId: string };
}

/** A series of 20 meals, and an organization. */
async function aScene(changes: Partial<StoredOrganization> = {}): Promise<Scene> {
  await cloud.runDue();
  const [ruth, kitchen] = await Promise.all([
    aPerson(cloud, { name: 'Ruth Alder', fisherman: A_FISHERMAN }),
    aKitchen(cloud, changes),
  ]);
  await cloud.call(getMe, { token: kitchen.coordinator.accessToken });
  const { params } = await repeatPledge(cloud, ruth, { ahead: [2, 4] });
  const { organizationId } = kitchen;
  return { ruth, kitchen, params: { ...params, organizationId } };
}

const ask = ({ kitchen, params }: Scene, changes: Partial<StandingClaimBody> = {}) =>
  cloud.call(askForStandingClaim, {
    token: kitchen.coordinator.accessToken,
    params,
    body: { meals: 8, collectorName: 'Kim Reyes', ...changes },
  });
const answer = ({ ruth, params }: Scene, accepted = true) =>
  cloud.call(answerStandingClaim, { token: ruth.accessToken, params, body: { accepted } });
const end = ({ params }: Scene, { accessToken: token }: TestUser) =>
  cloud.call(endStandingClaim, { token, params });

async function accepted(changes: Partial<StoredOrganization> = {}): Promise<Scene> {
  const scene = await aScene(changes);
  await ask(scene);
  await answer(scene);
  await cloud.settled();
  return scene;
}

async function runNext(scene: Scene): Promise<void> {
  await runNextDue(cloud, scene.params);
  for (const person of [scene.ruth, scene.kitchen.coordinator])
    person.accessToken = await signIn(cloud, person);
}

const claimsOf = async ({ kitchen: { organizationId, coordinator } }: Scene) =>
  (await cloud.call(listClaims, { token: coordinator.accessToken, query: { organizationId } })).body.items;
const subjectsTo = async (person: TestUser) => (await mailsTo(cloud, person)).map(({ subject }) => subject);

describe('a standing claim', () => {
  it('is accepted once, and each pledge of the series is claimed once, unless its day is skipped', async () => {
    const scene = await aScene();
    const { ruth, kitchen, params } = scene;
    expect((await ask(scene)).body).toMatchObject({ state: 'asked', meals: 8, fishermanName: 'Ruth Alder' });
    expect((await ask(scene)).status).toBe(200);
    expect((await theMailTo(cloud, ruth)).text).toContain('8 meals of haddock');
    await answer(scene);
    expect((await answer(scene)).body.state).toBe('accepted');
    expect((await answer(scene, false)).status).toBe(409);
    expect((await theMailTo(cloud, kitchen.coordinator)).subject).toBe(
      'Ruth Alder accepted your standing claim',
    );

    await runNext(scene);
    const [made, ...others] = await claimsOf(scene);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ meals: 8, collectorName: 'Kim Reyes', state: 'reserved' });
    expect(await readItem(cloud, claim.key({ claimId: made?.id ?? '' }))).not.toHaveProperty('code');
    expect((await subjectsTo(ruth))[0]).toBe('Harbor Kitchen claims 8 of your meals');
    expect((await subjectsTo(kitchen.coordinator))[0]).toBe('We claimed 8 meals for you');
    const { seriesId } = params;
    await runJobs(cloud, claimsOfStanding.of({ pledgeId: made?.pledgeId ?? '', seriesId }));
    expect(await claimsOf(scene)).toHaveLength(1);

    const token = ruth.accessToken;
    const [series] = (await cloud.call(listPledgeSeries, { token })).body.series;
    const day = series?.next[0]?.day ?? '';
    await cloud.call(skipPledge, { token, params: { seriesId }, body: { day, skipped: true } });
    await runNext(scene);
    expect(await claimsOf(scene)).toHaveLength(1);
  });

  it('gets no meals that the rules refuse, and the organization is told why, once', async () => {
    const scene = await accepted();
    const { kitchen, params } = scene;
    const { organizationId } = kitchen;
    await setAttribute(cloud, organization.key({ organizationId }), 'openClaims', 3);
    await runNext(scene);
    expect(await claimsOf(scene)).toEqual([]);
    const [mail] = await mailsTo(cloud, kitchen.coordinator);
    expect(mail?.text).toContain(mails.why.tooManyOpen);
    await setAttribute(cloud, organization.key({ organizationId }), 'openClaims', 0);
    const turn = (await readTable(cloud)).find(
      ({ pk, sk }) => pk.startsWith('STANDING#AT#') && sk === organizationId,
    );
    const pledgeId = turn?.pk.replace('STANDING#AT#', '') ?? '';
    await runJobs(cloud, claimsOfStanding.of({ pledgeId, seriesId: params.seriesId }));
    expect(await claimsOf(scene)).toEqual([]);
    expect((await subjectsTo(kitchen.coordinator)).length).toBe(2);
  });

  it.for([
    ['is paused', 'paused'],
    ['was blocked by the fisherman', 'unavailable'],
  ] as const)('gets no meals while its organization %s', async ([state, why]) => {
    const scene = await accepted();
    const { ruth, kitchen } = scene;
    const { organizationId, coordinator } = kitchen;
    if (why === 'paused') await setAttribute(cloud, organization.key({ organizationId }), 'state', 'paused');
    else await cloud.call(blockUser, { token: ruth.accessToken, params: { userId: coordinator.userId } });
    await runNext(scene);
    expect(await claimsOf(scene), state).toEqual([]);
    expect((await mailsTo(cloud, coordinator))[0]?.text).toContain(mails.why[why]);
  });

  it('is ended by either side, which tells the other one, and a no counts for 30 days', async () => {
    const scene = await accepted();
    const { ruth, kitchen } = scene;
    const { coordinator } = kitchen;
    expect((await end(scene, coordinator)).body).toMatchObject({ state: 'ended', endedBy: 'organization' });
    expect((await subjectsTo(ruth))[0]).toBe('Harbor Kitchen ended its standing claim');
    expect((await end(scene, coordinator)).status).toBe(404);
    expect((await ask(scene, { meals: 5 })).body.state).toBe('asked');
    await answer(scene);
    await end(scene, ruth);
    expect((await subjectsTo(coordinator))[0]).toBe('Ruth Alder ended your standing claim');
    expect((await ask(scene)).error.message).toBe(words.notAgainYet);
    await runNext(scene);
    expect(await claimsOf(scene)).toEqual([]);
    const later = Math.floor(cloud.clock.now() / 1000);
    await setAttribute(cloud, standingClaim.key(scene.params), 'expiresAt', later);
    expect((await ask(scene)).status).toBe(200);
    await answer(scene, false);
    expect((await subjectsTo(coordinator))[0]).toBe('Ruth Alder declined your standing claim');
    expect((await ask(scene)).status).toBe(409);
  });

  it('is asked for by a coordinator, for half of the meals at most, and answered by the fisherman only', async () => {
    const scene = await aScene({ mealsPerWeek: 9 });
    const { ruth, kitchen, params } = scene;
    expect((await ask(scene, { meals: 10 })).error.issues).toEqual([
      { path: 'meals', message: words.standingTooMany(9) },
    ]);
    const [collector, stranger] = await Promise.all([aPerson(cloud), aPerson(cloud)]);
    await addMember(cloud, kitchen.organizationId, collector, 'collector');
    const by = (coordinator: TestUser) => ({ ...scene, kitchen: { ...kitchen, coordinator } });
    expect((await ask(by(collector))).status).toBe(403);
    expect((await ask(by(stranger))).status).toBe(404);
    await addMember(cloud, kitchen.organizationId, ruth, 'coordinator');
    expect((await ask(by(ruth))).status).toBe(409);
    await ask(scene);
    expect((await ask(scene, { meals: 3 })).error.message).toBe(words.askedAlready);
    expect((await answer({ ...scene, ruth: stranger })).status).toBe(404);
    expect((await answer({ ...scene, ruth: kitchen.coordinator })).status).toBe(404);
    expect((await end(scene, stranger)).status).toBe(404);
    expect((await end(scene, collector)).status).toBe(403);
    const list = async ({ accessToken: token }: TestUser, query = {}) =>
      cloud.call(listStandingClaims, { token, query });
    const { organizationId } = params;
    expect((await list(ruth)).body.items).toMatchObject([{ organizationId, state: 'asked' }]);
    expect((await list(collector, { organizationId })).body.items).toHaveLength(1);
    expect((await list(collector)).body.items).toEqual([]);
    expect((await list(stranger, { organizationId })).status).toBe(404);
  });

  it('is not accepted beyond the meals of each pledge, even if two are accepted at once', async () => {
    const first = await accepted();
    const others = [await aKitchen(cloud), await aKitchen(cloud)];
    const [second, third] = others.map((kitchen) => ({
      ...first,
      kitchen,
      params: { ...first.params, organizationId: kitchen.organizationId },
    }));
    if (!second || !third) throw new Error('Two organizations ask');
    await Promise.all([ask(second), ask(third)]);
    const answers = await Promise.all([answer(second), answer(third)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.message)).toEqual([words.fewerLeft(4)]);
  });

  it('ends with its series, which the organization is told', async () => {
    const scene = await accepted();
    const { ruth, kitchen, params } = scene;
    const { seriesId } = params;
    await cloud.call(deletePledgeSeries, { token: ruth.accessToken, params: { seriesId } });
    expect((await mailsTo(cloud, kitchen.coordinator))[0]?.text).toContain('no longer repeat');
    expect((await readTable(cloud)).filter(({ pk }) => pk === `STANDING#ON#${seriesId}`)).toEqual([]);
  });

  it('stays with the organization when the coordinator who asked leaves, without their data', async () => {
    const scene = await accepted();
    const { kitchen } = scene;
    const { coordinator, organizationId } = kitchen;
    const other = await aPerson(cloud);
    await addMember(cloud, organizationId, other, 'coordinator');
    expect((await downloadData(cloud, coordinator)).standingClaims).toMatchObject([
      { card: { collectorName: 'Kim Reyes' } },
    ]);
    await cloud.call(deleteAccount, { token: coordinator.accessToken });
    await cloud.settled();
    await cloud.runDue();
    await cloud.settled();
    const kept = (await readTable(cloud)).filter(({ pk }) => pk.startsWith('STANDING#ON#'));
    expect(JSON.stringify(kept)).not.toContain(coordinator.userId);
    kitchen.coordinator = other;
    await runNext(scene);
    expect(await claimsOf(scene)).toMatchObject([{ meals: 8, collectorName: 'Harbor Kitchen' }]);
  });
});
