/** Handing over claimed meals: the collector's code, entered at the dock or later, and what is recorded. */
import { describe, expect } from 'vitest';
import { claim as claimItem, noShow } from '#lambdas/claims/store/items.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { listClaimConflicts } from '#shared/claims/admin-endpoints.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import type { ClaimWithCode } from '#shared/claims/schemas.ts';
import { HOUR } from '#shared/limits.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import {
  aClaimScene,
  aKitchen,
  type ClaimScene,
  cancel,
  claimMeals,
  claimSoon,
  codeOf,
  collect,
  inHours,
  miss,
  serve,
} from '#tests/support/claims.ts';
import { readItem, readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';

useOwnCloud();

interface Scene extends ClaimScene {
  claim: ClaimWithCode;
  code: string;
}

async function aScene(meals = 10): Promise<Scene> {
  const scene = await aClaimScene(cloud);
  const claim = await claimSoon(cloud, scene, meals);
  return { ...scene, claim, code: claim.code ?? '' };
}

/** The same people with new tokens after this many hours. */
async function later(hours: number, scene: Scene): Promise<Scene> {
  cloud.clock.advance(hours * HOUR);
  const again = async (person: TestUser) => ({ ...person, accessToken: await signIn(cloud, person) });
  const [fisherman, coordinator] = await Promise.all([
    again(scene.fisherman),
    again(scene.kitchen.coordinator),
  ]);
  return { ...scene, fisherman, kitchen: { ...scene.kitchen, coordinator } };
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const countsOf = async ({ kitchen: { organizationId } }: Scene) => {
  const counts = Object(await readItem(cloud, organization.key({ organizationId })));
  const { openClaims, mealsClaimed, mealsCollected, mealsServed } = counts;
  return [openClaims, mealsClaimed, mealsCollected, mealsServed];
};
const pledgeOf = async ({ pledgeId }: Scene) => {
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { mealsLeft, mealsClaimed, mealsServed } = (
    await cloud.call(getPledge, { params: { pledgeId }, ...fresh })
  ).body;
  return [mealsLeft, mealsClaimed, mealsServed];
};
const see = async ({ accessToken: token }: TestUser, { id: claimId }: { id: string }) =>
  (await cloud.call(getClaim, { token, params: { claimId } })).body;
const ledgerOf = async ({ kitchen: { organizationId } }: Scene) =>
  (await readItems(cloud, 'gsi1pk', `LEDGER#OF#${organizationId}`)).map(({ card }) => {
    const { kind, meals } = Object(card);
    return [kind, meals];
  });

describe('the pickup code', () => {
  it('hands the meals over once, however often it is entered', async () => {
    const scene = await aScene();
    const { fisherman, claim, code } = scene;
    const answers = await Promise.all([1, 2, 3].map(() => collect(cloud, fisherman, claim.id, { code })));
    for (const { body } of answers) expect(body).toMatchObject({ state: 'collected', version: 2 });
    expect((await collect(cloud, fisherman, claim.id, { code })).body).toEqual(answers[0]?.body);
    expect(await countsOf(scene)).toEqual([0, 10, 10, 0]);
    expect(await pledgeOf(scene)).toEqual([14, 10, 0]);
    expect(await ledgerOf(scene)).toEqual([
      ['claimed', 10],
      ['collected', 10],
    ]);
  });

  it('is not stored in the table', async () => {
    const { kitchen, claim, code } = await aScene();
    const stored = await readItem(cloud, claimItem.key({ claimId: claim.id }));
    const remembered = await readItems(cloud, 'pk', `ONCE#${kitchen.coordinator.userId}`);
    expect(JSON.stringify([stored, remembered])).not.toContain(`"${code}"`);
    expect(Object(stored?.code)).toEqual({ hash: expect.stringMatching(/^[\w-]{43}$/), tries: 0 });
  });

  it('is locked after five wrong attempts, at once or one by one, until the organization makes a new one', async () => {
    const { fisherman, kitchen, claim, code } = await aScene();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => collect(cloud, fisherman, claim.id, { code: wrong(code) })),
    );
    expect(tries.filter(({ error }) => error.code === 'invalid_fields')).toHaveLength(5);
    expect((await collect(cloud, fisherman, claim.id, { code })).error).toMatchObject({
      code: 'conflict',
      message: 'The code was wrong too many times. Ask the person collecting for a new one.',
    });
    expect((await see(kitchen.coordinator, claim)).codeState).toBe('locked');
    const next = await codeOf(cloud, kitchen.coordinator, claim.id);
    expect((await see(kitchen.coordinator, claim)).codeState).toBe('usable');
    if (next !== code)
      expect((await collect(cloud, fisherman, claim.id, { code })).error.issues).toEqual([
        { path: 'code', message: 'This code is wrong. You can try 4 more times.' },
      ]);
    expect((await collect(cloud, fisherman, claim.id, { code: next })).body.state).toBe('collected');
  });

  it('is made by the organization and entered by the fisherman; to others the claim does not exist', async () => {
    const { fisherman, kitchen, claim, code } = await aScene();
    const stranger = await aKitchen(cloud);
    const make = (who: TestUser) => codeOf(cloud, who, claim.id);
    await expect(make(fisherman)).rejects.toThrow('not_allowed');
    await expect(make(stranger.coordinator)).rejects.toThrow('not_found');
    const enter = async (who: TestUser) => (await collect(cloud, who, claim.id, { code })).error.code;
    expect(await enter(kitchen.coordinator)).toBe('not_allowed');
    expect(await enter(stranger.coordinator)).toBe('not_found');
  });

  it('records a time between the claim and now, whatever the phone’s clock says', async () => {
    for (const [at, earliest] of [
      ['1970-01-01T00:00:00Z', 'createdAt'],
      [inHours(cloud, 900), 'now'],
    ] as const) {
      const { fisherman, claim, code } = await aScene();
      const now = inHours(cloud, 0);
      const { collectedAt = '' } = (await collect(cloud, fisherman, claim.id, { code, at })).body;
      expect(collectedAt >= (earliest === 'now' ? now : claim.createdAt)).toBe(true);
      expect(collectedAt <= inHours(cloud, 0)).toBe(true);
    }
  });

  it('of a canceled claim does not work', async () => {
    const { fisherman, kitchen, claim, code } = await aScene();
    await cancel(cloud, kitchen.coordinator, claim.id);
    await expect(codeOf(cloud, kitchen.coordinator, claim.id)).rejects.toThrow('This claim was cancelled.');
    const early = { code, at: inHours(cloud, -2) };
    expect((await collect(cloud, fisherman, claim.id, early)).error.message).toBe(
      'This claim was cancelled.',
    );
  });
});

describe('a no-show', () => {
  it('is reported by the fisherman after the slot, and returns the meals', async () => {
    const before = await aScene();
    const { claim } = before;
    expect((await miss(cloud, before.fisherman, claim.id)).error.message).toBe(
      'The pickup time is not over yet. Somebody may still come.',
    );
    const scene = await later(1.1, before);
    expect((await miss(cloud, scene.kitchen.coordinator, claim.id)).error.code).toBe('not_allowed');
    expect((await miss(cloud, scene.fisherman, claim.id)).body.state).toBe('no_show');
    expect((await miss(cloud, scene.fisherman, claim.id)).error.message).toBe(
      'Nobody came to collect the meals of this claim.',
    );
    expect(await countsOf(scene)).toEqual([0, 0, 0, 0]);
    expect(await pledgeOf(scene)).toEqual([24, 0, 0]);
    const { organizationId } = scene.kitchen;
    expect(await readItem(cloud, noShow.key({ organizationId, claimId: claim.id }))).toBeDefined();
  });
});

describe('a handover at a dock without a connection', () => {
  it('counts if it was in time, even if it is reported hours later', async () => {
    const before = await aScene();
    const at = inHours(cloud, 1.2);
    const scene = await later(13, before);
    expect((await see(scene.fisherman, scene.claim)).state).toBe('expired');
    const { body } = await collect(cloud, scene.fisherman, scene.claim.id, { code: scene.code, at });
    expect(body).toMatchObject({ state: 'collected', collectedAt: at });
    expect(await countsOf(scene)).toEqual([0, 10, 10, 0]);
    expect(await pledgeOf(scene)).toEqual([14, 10, 0]);
  });

  it('takes returned meals again, and cancels the no-show', async () => {
    const before = await aScene();
    const at = inHours(cloud, 0.9);
    const scene = await later(1.1, before);
    const { fisherman, claim, code, kitchen } = scene;
    await miss(cloud, fisherman, claim.id);
    expect((await collect(cloud, fisherman, claim.id, { code: wrong(code), at })).error.code).toBe(
      'invalid_fields',
    );
    const answers = await Promise.all([1, 2].map(() => collect(cloud, fisherman, claim.id, { code, at })));
    for (const { body } of answers) expect(body.state).toBe('collected');
    expect(await countsOf(scene)).toEqual([0, 10, 10, 0]);
    expect(await pledgeOf(scene)).toEqual([14, 10, 0]);
    const key = noShow.key({ organizationId: kitchen.organizationId, claimId: claim.id });
    expect(await readItem(cloud, key)).toBeUndefined();
    const kinds = (await ledgerOf(scene)).map(([kind]) => kind);
    expect(kinds.toSorted()).toEqual(['claimed', 'claimed', 'collected', 'no_show']);
  });

  it('is kept for managers of community aid, with both versions, if others have the meals by then', async () => {
    const before = await aScene();
    const at = inHours(cloud, 0.9);
    const scene = await later(1.1, before);
    const { fisherman, claim, code, pledgeId } = scene;
    await miss(cloud, fisherman, claim.id);
    await claimMeals(cloud, await aKitchen(cloud), pledgeId, { meals: 20 });
    for (let times = 0; times < 2; times++)
      expect((await collect(cloud, fisherman, claim.id, { code, at })).error.message).toBe(
        'These meals had already gone to somebody else, so the handover was not counted. We have told a manager.',
      );
    const manager = await cloud.createUser({ groups: ['community_aid_manager'] });
    const { items } = (await cloud.call(listClaimConflicts, { token: manager.accessToken })).body;
    expect(items).toMatchObject([
      { handedOverAt: at, stateThen: 'no_show', mealsLeftThen: 4, claim: { id: claim.id, meals: 10 } },
    ]);
    expect(await pledgeOf(scene)).toEqual([4, 20, 0]);
    expect(await countsOf(scene)).toEqual([0, 0, 0, 0]);
  });

  it('does not count if it happened after the claim had expired', async () => {
    const before = await aScene();
    const when = inHours(cloud, 1.6);
    const { fisherman, claim, code } = await later(2, before);
    expect((await collect(cloud, fisherman, claim.id, { code, at: when })).error.message).toBe(
      'This claim has expired: nobody collected the meals in time.',
    );
  });
});

describe('the number of served meals', () => {
  it('is recorded and corrected by the organization, and counts for the pledge and the organization', async () => {
    const scene = await aScene();
    const { fisherman, kitchen, claim, code } = scene;
    const { coordinator } = kitchen;
    expect((await serve(cloud, coordinator, claim.id, 9)).error.message).toBe('This claim is still open.');
    await collect(cloud, fisherman, claim.id, { code });
    expect((await serve(cloud, fisherman, claim.id, 9)).error.code).toBe('not_allowed');
    expect((await serve(cloud, coordinator, claim.id, 11)).error.issues).toEqual([
      { path: 'meals', message: 'You collected 10 meals: no more can be served.' },
    ]);
    const answers = await Promise.all([1, 2].map(() => serve(cloud, coordinator, claim.id, 9)));
    for (const { body } of answers) expect(body).toMatchObject({ state: 'collected', mealsServed: 9 });
    expect(await pledgeOf(scene)).toEqual([14, 10, 9]);
    await serve(cloud, coordinator, claim.id, 7);
    expect(await pledgeOf(scene)).toEqual([14, 10, 7]);
    expect(await countsOf(scene)).toEqual([0, 10, 10, 7]);
    expect((await ledgerOf(scene)).slice(2)).toEqual([
      ['served', 9],
      ['served', -2],
    ]);
  });
});
