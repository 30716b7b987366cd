/** Changes whose reactions fail: they block no other changes, are retried, and end in a place where people look. */

import { expect } from 'vitest';
import { failedChange } from '#lambdas/changes/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';

useOwnCloud();

const OTHERS = 1000;
const id = (index: number) => `01J${String(index).padStart(23, '0')}`;

/** A listing in an invalid format, for which neither index entries nor the end of the offer can be computed. */
const broken = { pk: 'PLEDGES', sk: id(0), card: { location: 7, coordinates: 'nowhere', species: null } };

it('one of a thousand ends in the dead-letter queue while all others are done', async () => {
  const fisherman = await cloud.createUser();
  const { id: pledgeId } = await postPledge(cloud, fisherman);
  await cloud.settled();
  const [listing] = (await readItems(cloud, 'pk', 'PLEDGES')).filter(({ sk }) => sk === pledgeId);
  const others = Array.from({ length: OTHERS }, (_, index) => ({
    ...listing,
    pk: 'PLEDGES',
    sk: id(index + 1),
  }));
  await putItems(cloud, [...others.slice(0, OTHERS / 2), broken, ...others.slice(OTHERS / 2)]);
  await cloud.settled();
  const given = cloud.queues.deadLetters('failed-changes');
  const reactions = expect.arrayContaining(['keepIndexEntries', 'noteListed']);
  expect(given).toMatchObject([{ name: failedChange.name, payload: { reactions } }]);
  expect(JSON.stringify(given)).toContain(broken.sk);
  expect(await readItems(cloud, 'pk', 'PLEDGES#AVAILABLE')).toHaveLength(OTHERS + 1);
  expect(cloud.failures.splice(0).some((line) => line.includes('given up'))).toBe(true);
}, 120_000);
