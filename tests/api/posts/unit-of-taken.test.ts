/** The unit of a catch stays while buyers hold some of it, and once they have collected some. */
import { describe, expect } from 'vitest';
import { updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import {
  aReservationScene,
  cancelOne,
  collectOne,
  type ReservationScene,
  reserve,
} from '#tests/support/reservations.ts';

const BOXES: Stock = { unit: 'box', left: 4, least: 1, step: 1 };

const own = async ({ fisherman, catchId }: ReservationScene) =>
  (await cloud.call(getMyCatch, { token: fisherman.accessToken, params: { catchId } })).body;

async function count(scene: ReservationScene, stock: Stock | null, more: { reserving?: null } = {}) {
  const { fisherman, catchId } = scene;
  const { version } = await own(scene);
  const body = { version, quantity: '4 boxes', stock, ...more };
  return await cloud.call(updateCatch, { token: fisherman.accessToken, params: { catchId }, body });
}

describe('a catch that is counted in pounds', () => {
  it('is not counted differently while buyers hold some, and is once nobody does', async () => {
    const scene = await aReservationScene(cloud);
    const { id } = await reserve(cloud, scene);
    const refused = [await count(scene, BOXES), await count(scene, null, { reserving: null })];
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    expect(refused[0]?.error.issues).toEqual([
      {
        path: 'stock',
        message:
          'Buyers have reserved 10 lb, so keep the unit. To count the catch differently, cancel their reservations first, or post a new catch.',
      },
    ]);
    await cancelOne(cloud, scene.buyer, { id });
    expect((await count(scene, BOXES)).status).toBe(200);
    expect(await own(scene)).toMatchObject({ stock: BOXES, landed: 4 });
  });

  it('is not counted differently after a pickup, so that the amounts collected keep their meaning', async () => {
    const scene = await aReservationScene(cloud);
    const { id, code = '' } = await reserve(cloud, scene);
    await collectOne(cloud, scene.fisherman, { id, code });
    const refused = [await count(scene, BOXES), await count(scene, null, { reserving: null })];
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    expect(refused[0]?.error.issues?.[0]?.message).toBe(
      'Buyers have collected 10 lb, so keep the unit. To count the rest differently, post a new catch.',
    );
    expect(await own(scene)).toMatchObject({ stock: { unit: 'pound', left: 40 }, collected: 10 });
  });
});
