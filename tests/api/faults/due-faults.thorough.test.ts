/** The function that runs each minute, when due work fails. */
import { expect } from 'vitest';
import { claim as claimItem } from '#lambdas/claims/store/items.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, claimMeals, inHours } from '#tests/support/claims.ts';
import { FAULTS } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, SDK_ATTEMPTS, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { readItem, readTable } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { repeatPledge, runNextDue } from '#tests/support/pledge-series.ts';

const MINUTE = 60_000;

let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['run-due']);
  return cloud;
});

const stateOf = async (claimId: string) =>
  Object(await readItem(cloud, claimItem.key({ claimId }))).card.state;

it('postpones failed work by some minutes, reports it, and does the rest', async () => {
  await cloud.runDue();
  const [fisherman, kitchen] = await Promise.all([
    cloud.createUser({ fisherman: A_FISHERMAN }),
    aKitchen(cloud),
  ]);
  const { id: pledgeId } = await postPledge(cloud, fisherman, {
    mealsPledged: 24,
    catchDate: inHours(cloud, -1),
  });
  const failing = await claimMeals(cloud, kitchen, pledgeId, { meals: 5 });
  const other = await claimMeals(cloud, kitchen, pledgeId, { meals: 6 });
  cloud.clock.advance(Date.parse(other.dueAt) + MINUTE - cloud.clock.now());

  const met = cloud.dynamoDb.fail(
    ({ operation, body }) => operation === 'TransactWriteItems' && body.includes(`CLAIM#${failing.id}`),
    FAULTS.dynamoDb.failed,
    SDK_ATTEMPTS,
  );
  await expect(cloud.runDue()).rejects.toThrow();
  expect(met()).toBe(SDK_ATTEMPTS);
  expect([await stateOf(failing.id), await stateOf(other.id)]).toEqual(['reserved', 'expired']);
  expect(cloud.failures.splice(0).join('\n')).toContain('1 pieces of due work could not be done in time');

  cloud.clock.advance(MINUTE);
  await cloud.runDue();
  expect(await stateOf(failing.id)).toBe('reserved');
  cloud.clock.advance(6 * MINUTE);
  await cloud.runDue();
  expect(await stateOf(failing.id)).toBe('expired');
});

it('posts one pledge of a series when the response of its transaction is lost', async () => {
  await cloud.runDue();
  const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
  const { params } = await repeatPledge(cloud, fisherman, { ahead: [2] });
  const met = cloud.dynamoDb.fail(
    ({ operation, body }) => operation === 'TransactWriteItems' && body.includes('PLEDGE-SERIES#'),
    { breakOff: 'after' },
    SDK_ATTEMPTS,
  );
  await expect(runNextDue(cloud, params)).rejects.toThrow();
  expect(met()).toBe(SDK_ATTEMPTS);
  cloud.failures.splice(0);
  const posted = async () =>
    (await readTable(cloud)).filter(({ detail }) => Object(detail).seriesId === params.seriesId).length;
  expect(await posted()).toBe(1);
  cloud.clock.advance(6 * MINUTE);
  await cloud.runDue();
  await cloud.runDue();
  expect(await posted()).toBe(1);
});
