/** Effects of time on claims: they expire at their minute, and organizations are reminded once. */
import { describe, expect } from 'vitest';
import { claim as claimItem } from '#lambdas/claims/store/items.ts';
import { dueCursor } from '#lambdas/due/store/items.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import type { ClaimWithCode } from '#shared/claims/schemas.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import {
  aKitchen,
  askFor,
  cancel,
  claimMeals,
  collect,
  inHours,
  type Kitchen,
} from '#tests/support/claims.ts';
import { readItem, readTable } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { addMember } from '#tests/support/organizations.ts';

useOwnCloud();

const MINUTE = 60_000;

interface Scene {
  fisherman: TestUser;
  kitchen: Kitchen;
  pledgeId: string;
}

async function aScene(mealsPledged = 24): Promise<Scene> {
  // The function that runs each minute has already run.
  await cloud.runDue();
  const [fisherman, kitchen] = await Promise.all([
    cloud.createUser({ fisherman: A_FISHERMAN }),
    aKitchen(cloud),
  ]);
  const { id: pledgeId } = await postPledge(cloud, fisherman, {
    mealsPledged,
    catchDate: inHours(cloud, -1),
  });
  return { fisherman, kitchen, pledgeId };
}

/** Moves the clock to this many milliseconds after a time. */
const goTo = (time: string, milliseconds = 0) =>
  cloud.clock.advance(Date.parse(time) + milliseconds - cloud.clock.now());

const stored = async ({ id: claimId }: ClaimWithCode) =>
  Object(await readItem(cloud, claimItem.key({ claimId }))).card.state;
const seen = async (who: TestUser, { id: claimId }: ClaimWithCode) => {
  const token = await signIn(cloud, who);
  return (await cloud.call(getClaim, { token, params: { claimId } })).body.state;
};
const leftOf = async ({ pledgeId }: Scene) => {
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  return (await cloud.call(getPledge, { params: { pledgeId }, ...fresh })).body.mealsLeft;
};
const openOf = async ({ kitchen: { organizationId } }: Scene) =>
  Object(await readItem(cloud, organization.key({ organizationId }))).openClaims;
const filed = async ({ id }: ClaimWithCode) =>
  (await readTable(cloud)).filter(({ pk, sk }) => pk.startsWith('DUE#') && sk.endsWith(`#${id}`)).length;
const signedIn = async (who: TestUser) => ({ ...who, accessToken: await signIn(cloud, who) });

describe('a claim that nobody collects', () => {
  it('is expired for readers at its minute, and for the counts with the next call', async () => {
    const scene = await aScene();
    const claim = await claimMeals(cloud, scene.kitchen, scene.pledgeId, { meals: 10 });
    goTo(claim.dueAt, -30_000);
    await cloud.runDue();
    expect([await seen(scene.fisherman, claim), await stored(claim)]).toEqual(['reserved', 'reserved']);
    goTo(claim.dueAt, 1);
    expect([await seen(scene.fisherman, claim), await stored(claim)]).toEqual(['expired', 'reserved']);
    const refused = await cancel(cloud, await signedIn(scene.fisherman), claim.id);
    expect(refused.error.message).toBe('This claim has expired: nobody collected the meals in time.');
    expect(await leftOf(scene)).toBe(14);
    goTo(claim.dueAt, MINUTE);
    await cloud.runDue();
    expect([await seen(scene.fisherman, claim), await stored(claim)]).toEqual(['expired', 'expired']);
    expect([await leftOf(scene), await openOf(scene), await filed(claim)]).toEqual([24, 0, 0]);
  });

  it('returns its meals once, however often and late the function runs', async () => {
    const scene = await aScene();
    const claims = await Promise.all(
      [1, 2, 3].map(() => claimMeals(cloud, scene.kitchen, scene.pledgeId, { meals: 3 })),
    );
    goTo(claims[0]?.dueAt ?? '', 3 * 60 * MINUTE);
    await Promise.all([cloud.runDue(), cloud.runDue(), cloud.runDue()]);
    await cloud.runDue();
    for (const claim of claims) expect([await stored(claim), await filed(claim)]).toEqual(['expired', 0]);
    expect([await leftOf(scene), await openOf(scene)]).toEqual([24, 0]);
  });

  it('does not block new claims if the function is late', async () => {
    const scene = await aScene(4);
    const first = await claimMeals(cloud, scene.kitchen, scene.pledgeId, { meals: 2 });
    const second = await claimMeals(cloud, await aKitchen(cloud), scene.pledgeId, { meals: 2 });
    goTo(second.dueAt, 1);
    const coordinator = await signedIn(scene.kitchen.coordinator);
    await cloud.settled();
    const answer = await askFor(cloud, { ...scene.kitchen, coordinator }, scene.pledgeId, { meals: 4 });
    expect(answer.status).toBe(201);
    expect([await stored(first), await stored(second), await leftOf(scene)]).toEqual([
      'expired',
      'expired',
      0,
    ]);
    await cloud.runDue();
    expect(await leftOf(scene)).toBe(0);
  });

  it('does not expire if it was collected in time', async () => {
    const scene = await aScene();
    const claim = await claimMeals(cloud, scene.kitchen, scene.pledgeId);
    await collect(cloud, scene.fisherman, claim.id, { code: claim.code ?? '' });
    expect(await filed(claim)).toBe(0);
    goTo(claim.dueAt, MINUTE);
    await cloud.runDue();
    expect(await stored(claim)).toBe('collected');
  });
});

describe('the progress of the function', () => {
  it('never moves back', async () => {
    await aScene();
    const read = async () => Object(await readItem(cloud, dueCursor.key({}))).minute;
    const before = await read();
    await Promise.all([cloud.runDue(), cloud.runDue()]);
    expect(Date.parse(await read())).toBeGreaterThanOrEqual(Date.parse(before));
    expect(Date.parse(await read())).toBeGreaterThan(cloud.clock.now());
  });
});

describe('the time two hours before the slot', () => {
  const remindersTo = ({ email }: TestUser) =>
    cloud.mails().filter(({ to, subject }) => to === email && subject === 'Your pickup of 2 meals is soon')
      .length;

  it('is when the organization’s coordinators get one reminder', async () => {
    const scene = await aScene();
    const { fisherman, kitchen } = scene;
    const other = await cloud.createUser();
    await addMember(cloud, kitchen.organizationId, other, 'coordinator');
    const people = [kitchen.coordinator, other];
    await becomeKnown(people);
    const slot = { pickupStart: inHours(cloud, 5), pickupEnd: inHours(cloud, 6) };
    const claim = await claimMeals(cloud, kitchen, scene.pledgeId, slot);
    const cancelled = await claimMeals(cloud, kitchen, scene.pledgeId, slot);
    goTo(claim.pickupStart, -121 * MINUTE);
    await cloud.runDue();
    await cloud.settled();
    expect(people.map(remindersTo)).toEqual([0, 0]);
    await cancel(cloud, await signedIn(fisherman), cancelled.id);
    goTo(claim.pickupStart, -119 * MINUTE);
    await Promise.all([cloud.runDue(), cloud.runDue()]);
    await cloud.runDue();
    await cloud.settled();
    expect(people.map(remindersTo)).toEqual([1, 1]);
  });

  it('brings no reminder for a claim that was made later', async () => {
    const { kitchen, pledgeId } = await aScene();
    await becomeKnown([kitchen.coordinator]);
    const slot = { pickupStart: inHours(cloud, 1), pickupEnd: inHours(cloud, 2) };
    const claim = await claimMeals(cloud, kitchen, pledgeId, slot);
    goTo(claim.pickupStart, -10 * MINUTE);
    await cloud.runDue();
    await cloud.settled();
    expect(remindersTo(kitchen.coordinator)).toBe(0);
  });
});

/** Their first call creates the account with their address. */
async function becomeKnown(people: readonly TestUser[]): Promise<void> {
  for (const { accessToken: token, name } of people)
    expect((await cloud.call(getMe, { token })).body.user.name).toBe(name);
}
