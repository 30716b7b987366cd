/**
 * Random histories of a catch and its reservations (fast-check, with seeds), in which functions are stopped in the
 * middle; and many buyers at once. All amounts always come to what was landed, and the ledger says the same.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expectCountsByLedger } from '#tests/api/claims/claim-crowd.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { expectNoOverselling } from './reservation-crowd.ts';
import { History, type Step, step } from './reservation-history.ts';

const LONGEST_MS = 1_200_000;

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['member-api'], stateDirectory);
  return cloud;
});

it(
  '200 buyers who reserve 50 lb in one moment get exactly 50 lb, and nobody twice',
  {
    timeout: LONGEST_MS,
  },
  () => expectNoOverselling(200),
);

it('a catch keeps what was landed through every history, and its ledger replays to the same', {
  timeout: LONGEST_MS,
}, async () => {
  const opening = [0, 1, 2].map((which): Step => ({ what: 'reserve', which, amount: 8, killed: undefined }));
  const histories = fc.array(step, { minLength: 18, maxLength: 26 });
  const property = fc.asyncProperty(histories, async (steps) => {
    const history = await History.start(cloud);
    for (const each of [...opening, ...steps]) await history.run(each);
  });
  await fc.assert(property, { seed: 20261126, numRuns: 8, endOnFailure: true });
  await expectCountsByLedger(cloud, stateDirectory);
});
