/** Public figures of the whole community. */
import { describe, expect } from 'vitest';
import { siteDayOf } from '#lambdas/core/day-of.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { getImpact } from '#shared/impact/endpoints.ts';
import type { ImpactPart } from '#shared/impact/schemas.ts';
import { deletePledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, cancel, claimMeals, collect, serve } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';

useOwnCloud();

describe('the impact of the community', () => {
  it('contains pledged, claimed and served meals by month, fish, town and kind of organization', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const kitchen = await aKitchen(cloud);
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const { id, code = '' } = await claimMeals(cloud, kitchen, pledgeId, { meals: 10 });
    await collect(cloud, ruth, id, { code });
    await serve(cloud, kitchen.coordinator, id, 9);
    const { id: other } = await claimMeals(cloud, kitchen, pledgeId, { meals: 2 });
    await cancel(cloud, kitchen.coordinator, other);
    await cloud.settled();
    const figures = { mealsPledged: 24, mealsClaimed: 10, mealsServed: 9 };
    const ask = async (by: ImpactPart) => (await cloud.call(getImpact, { query: { by } })).body;
    const month = new Date(cloud.clock.now()).toISOString().slice(0, 7);
    const { asOf, ...byMonth } = await ask('month');
    expect(asOf).toBe(siteDayOf(cloud.clock.now()));
    expect(byMonth).toEqual({ totals: figures, rows: [{ name: month, ...figures }] });
    expect((await ask('species')).rows).toEqual([{ name: 'haddock', ...figures }]);
    expect((await ask('place')).rows).toEqual([{ name: 'Portland, ME', ...figures }]);
    expect(await ask('organizationType')).toMatchObject({
      totals: figures,
      rows: [{ name: 'food_bank', ...figures, mealsPledged: 0 }],
    });
  });

  it('agrees with the home page, and still counts the claimed meals of a deleted pledge', async () => {
    const homeAndImpact = async () => {
      await cloud.settled();
      const { totals } = (await cloud.call(getImpact, { ...fresh, query: { by: 'month' } })).body;
      await expect.poll(async () => (await cloud.call(getHome, fresh)).body).toMatchObject(totals);
      return totals;
    };
    const fresh = { headers: { 'cache-control': 'no-cache' } };
    const before = await homeAndImpact();
    const [ruth, kitchen] = [await cloud.createUser({ fisherman: A_FISHERMAN }), await aKitchen(cloud)];
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const { id, code = '' } = await claimMeals(cloud, kitchen, pledgeId, { meals: 10 });
    await collect(cloud, ruth, id, { code });
    await serve(cloud, kitchen.coordinator, id, 8);
    await homeAndImpact();
    const request = { token: ruth.accessToken, params: { pledgeId } };
    expect((await cloud.call(deletePledge, request)).status).toBe(200);
    await homeAndImpact();
    await serve(cloud, kitchen.coordinator, id, 9);
    expect(await homeAndImpact()).toEqual({
      mealsPledged: before.mealsPledged + 10,
      mealsClaimed: before.mealsClaimed + 10,
      mealsServed: before.mealsServed + 9,
    });
  });

  it('accepts only existing filters', async () => {
    const response = await cloud.request('/api/impact?by=fisherman');
    expect(response.status).toBe(422);
  });
});
