/** Many buyers who reserve the same fish in one moment: each asks twice. */
import { expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { cloud } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aReservation, aReservationScene, askToReserve } from '#tests/support/reservations.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { nothingLeft, openOfCatch } from '#words/reservations/rules.ts';

type Body = ReturnType<typeof aReservation>;

/** A phone sends a request with the same key until it gets a definitive response. */
async function askUntilAnswered(catchId: string, buyer: TestUser, body: Body) {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await askToReserve(cloud, { catchId, buyer }, body, key);
    const mustRetry =
      answer.status >= 500 ||
      answer.status === 429 ||
      (answer.status === 409 && answer.error.message === apiErrors.conflict);
    if (!mustRetry) return answer;
  }
}

/** Expects that so many buyers get exactly what there is, and nobody twice; all others hear the reason. */
export async function expectNoOverselling(count: number): Promise<void> {
  const { fisherman, catchId } = await aReservationScene(cloud);
  const buyers = await Promise.all(Array.from({ length: count }, () => aPerson(cloud)));
  const body = aReservation(cloud, { amount: 5 });
  const twice = [...buyers, ...buyers];
  const answers = await Promise.all(twice.map((buyer) => askUntilAnswered(catchId, buyer, body)));
  // With this many at once some wait for this machine's table longer than a function may, and are asked to retry.
  cloud.failures.splice(0);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 201).map(({ error }) => error.message);
  for (const message of refused) expect([nothingLeft, openOfCatch]).toContain(message);
  const query = { catchId, limit: '100' };
  const { items } = (await cloud.call(listReservations, { token: fisherman.accessToken, query })).body;
  expect(new Set(items.map(({ buyerId }) => buyerId)).size).toBe(10);
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { stock, held } = (await cloud.call(getCatch, { params: { catchId }, ...fresh })).body;
  expect([items.length, stock?.left, held]).toEqual([10, 0, 50]);
}
