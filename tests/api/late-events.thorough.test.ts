/** The totals of the home page, the lists and their cards, when the table's stream tells everything again: twice, backwards and long after. */
import type { DynamoDBRecord } from 'aws-lambda';
import { expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { cloud, it, useOwnCloud } from '#tests/support/fixtures.ts';
import { everyChange } from './changes.ts';
import { asOwner } from './own-posts.ts';

useOwnCloud();

/** What visitors see of everything. */
async function everythingSeen() {
  await cloud.settled();
  const near = '43.66,-70.26';
  const [home, fishermen, ...lists] = await Promise.all([
    cloud.call(getHome),
    cloud.call(listFishermen, { query: { flavour: 'community' } }),
    cloud.call(listCatches),
    cloud.call(listCatches, { query: { near } }),
    cloud.call(listCatches, { query: { payment: 'mandatory' } }),
    cloud.call(listPledges),
    cloud.call(listPledges, { query: { near } }),
    cloud.call(listPledges, { query: { q: 'ruth' } }),
    cloud.call(listPledges, { query: { available: 'true' } }),
  ]);
  return [home.body, fishermen.body, ...lists.map(({ body }) => body)];
}

async function tell(records: readonly DynamoDBRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += 100) {
    const answer = await cloud.runtime.invoke('react-to-changes', { Records: records.slice(at, at + 100) });
    expect(answer).toEqual({ batchItemFailures: [] });
  }
}

it('stay as they are', async () => {
  const [ruth, omar, gone] = await Promise.all([cloud.createUser(), cloud.createUser(), cloud.createUser()]);
  const kept = await postPledge(cloud, ruth, { mealsPledged: 10 });
  const edited = await postPledge(cloud, ruth, { mealsPledged: 7, location: 'Boston, MA' });
  const hidden = await postPledge(cloud, omar, { mealsPledged: 500 });
  await postPledge(cloud, gone, { mealsPledged: 3 });
  const sold = await postCatch(cloud, ruth, { location: 'Boston, MA' });
  await asOwner(cloud, ruth).editPledge(edited.id, { version: 1, mealsPledged: 9, location: 'Portland, ME' });
  await asOwner(cloud, ruth).editCatch(sold.id, { version: 1, location: 'Portland, ME' });
  await asOwner(cloud, omar).setPledgeHidden(hidden.id, true);
  await cloud.call(deleteAccount, { token: gone.accessToken });

  const before = await everythingSeen();
  // Ten and nine of who is there, and three that somebody pledged who left: those meals were real.
  expect(before[0]).toMatchObject({
    mealsPledged: 22,
    fishermen: 1,
    recentPledges: [{ id: edited.id }, { id: kept.id }],
  });
  const changes = await everyChange(cloud);
  expect(changes.length).toBeGreaterThan(50);
  await tell(changes);
  expect(await everythingSeen()).toEqual(before);
  await tell(changes.toReversed());
  expect(await everythingSeen()).toEqual(before);
  await tell(changes.flatMap((change) => [change, change]));
  expect(await everythingSeen()).toEqual(before);
});
