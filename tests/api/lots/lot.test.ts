/** The public way of a post's fish: what it shows, and nothing about anybody but the fisherman. */
import { describe, expect } from 'vitest';
import { getLot } from '#shared/lots/endpoints.ts';
import { epcisDocument } from '#shared/lots/epcis.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { aClaimScene, claimSoon, collect, serve } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { aReservationScene, cancelOne, collectOne, reserve } from '#tests/support/reservations.ts';

useOwnCloud();

const fresh = { headers: { 'cache-control': 'no-cache' } };
const lotOf = (postId: string) => cloud.call(getLot, { params: { postId }, ...fresh });

describe('the way of a catch', () => {
  it('has its steps by the hour, and nobody’s name but the fisherman’s', async () => {
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer, catchId } = scene;
    const { id, code = '' } = await reserve(cloud, scene, { amount: 10 });
    await collectOne(cloud, fisherman, { id, code });
    const { body } = await lotOf(catchId);
    expect(body).toMatchObject({
      ...{ id: catchId, kind: 'catch', species: 'cod', town: 'Portland, ME', unit: 'pound' },
      fishermanName: A_FISHERMAN,
    });
    expect(body.events.map(({ step, amount }) => [step, amount])).toEqual([
      ['caught', undefined],
      ['posted', 50],
      ['held', 10],
      ['collected', 10],
    ]);
    for (const { at } of body.events) expect(at).toMatch(/:00:00\.000Z$/);
    const text = JSON.stringify(body);
    const secrets = [buyer.userId, fisherman.userId, 'Omar Quill', 'Kim Reyes', code, id, '555-0142'];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('is in its page for programs too', async () => {
    const { catchId } = await aReservationScene(cloud);
    const page = await cloud.request(`/lot/${catchId}`);
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page.text()) ?? [];
    const { body } = await lotOf(catchId);
    expect(JSON.parse(json)).toEqual(epcisDocument(body, `${cloud.origin()}/lot/${catchId}`));
  });

  it('adds up the same step of an hour, and shows what became free again', async () => {
    const scene = await aReservationScene(cloud);
    const other = await cloud.createUser({ name: 'Bea Soto' });
    const { id } = await reserve(cloud, scene, { amount: 10 });
    await reserve(cloud, { ...scene, buyer: other }, { amount: 5 });
    await cancelOne(cloud, scene.buyer, { id });
    const { events } = (await lotOf(scene.catchId)).body;
    const sums = Map.groupBy(events, ({ step }) => step);
    const sumOf = (step: (typeof events)[number]['step']) =>
      sums.get(step)?.reduce((sum, { amount = 0 }) => sum + amount, 0);
    expect([sumOf('held'), sumOf('returned')]).toEqual([15, 10]);
  });

  it('shows the town and never a written address', async () => {
    const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
    const [known, unknown] = await Promise.all([
      postCatch(cloud, fisherman, { location: '12 Quiet Lane, Portland, ME 04101' }),
      postCatch(cloud, fisherman, { location: 'Behind the blue shed' }),
    ]);
    const towns = await Promise.all([known, unknown].map(async ({ id }) => (await lotOf(id)).body.town));
    expect(towns.map((town) => /Quiet|shed|\d/.test(town))).toEqual([false, false]);
  });
});

describe('the way of a pledge', () => {
  it('goes on until the meals are served, without the organization', async () => {
    const scene = await aClaimScene(cloud);
    const { fisherman, kitchen, pledgeId } = scene;
    const { id, code = '' } = await claimSoon(cloud, scene);
    await collect(cloud, fisherman, id, { code });
    await serve(cloud, kitchen.coordinator, id, 5);
    const { body } = await lotOf(pledgeId);
    expect(body).toMatchObject({ kind: 'pledge', unit: 'meal', fishermanName: A_FISHERMAN });
    expect(body.events.map(({ step }) => step)).toEqual(['caught', 'posted', 'held', 'collected', 'served']);
    const text = JSON.stringify(body);
    const secrets = [kitchen.organizationId, kitchen.coordinator.userId, 'Lou Marsh', id, code];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('a post that is not shown', () => {
  it('has no lot while it is hidden, and none when it is deleted', async () => {
    const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
    const [{ id: catchId }, { id: pledgeId }] = await Promise.all([
      postCatch(cloud, fisherman),
      postPledge(cloud, fisherman),
    ]);
    const owner = asOwner(cloud, fisherman);
    await Promise.all([owner.setCatchHidden(catchId, true), owner.setPledgeHidden(pledgeId, true)]);
    expect((await lotOf(catchId)).error.code).toBe('not_found');
    expect((await lotOf(pledgeId)).error.code).toBe('not_found');
    await owner.setCatchHidden(catchId, false);
    expect((await lotOf(catchId)).status).toBe(200);
    await owner.deleteCatch(catchId);
    expect((await lotOf(catchId)).error.code).toBe('not_found');
  });
});
