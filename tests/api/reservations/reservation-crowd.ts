/** Many buyers who reserve the same fish in one moment: each asks twice. */
import { expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { cloud } from '#tests/support/browser/fixtures.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aReservation, aReservationScene, askToReserve } from '#tests/support/reservations.ts';

/** Expects that so many buyers get exactly what there is, and nobody twice. */
export async function expectNoOverselling(count: number): Promise<void> {
  const { fisherman, catchId } = await aReservationScene(cloud);
  const buyers = await Promise.all(Array.from({ length: count }, () => aPerson(cloud)));
  const body = aReservation(cloud, { amount: 5 });
  const twice = [...buyers, ...buyers];
  const answers = await Promise.all(twice.map((buyer) => askToReserve(cloud, { catchId, buyer }, body)));
  // With this many at once some wait for this machine's table longer than a function may, and are asked to retry.
  cloud.failures.splice(0);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(10);
  const query = { catchId, limit: '100' };
  const { items } = (await cloud.call(listReservations, { token: fisherman.accessToken, query })).body;
  expect(new Set(items.map(({ buyerId }) => buyerId)).size).toBe(10);
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { stock, held } = (await cloud.call(getCatch, { params: { catchId }, ...fresh })).body;
  expect([stock?.left, held]).toEqual([0, 50]);
}
