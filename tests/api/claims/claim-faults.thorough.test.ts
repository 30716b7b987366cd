/** Many claims of the same meals at once, while calls to AWS are cut off, refused or lose their responses. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { FAULTS } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { claimAtOnce, expectAllGivenOnce, expectCountsByLedger } from './claim-crowd.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['member-api'], stateDirectory);
  return cloud;
});

/** Returns the same sequence of numbers below 1 for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('fifty claims at once by ten organizations on fifteen meals, while one call in eight fails', () => {
  it('give out exactly fifteen meals if each request is retried with its key until it gets a response', async () => {
    const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
    const { id } = await postPledge(cloud, fisherman, { mealsPledged: 15 });
    const random = seededRandom(7);
    for (const fault of ['answerLost', 'brokenOff', 'failed', 'throttled'] as const)
      cloud.dynamoDb.fail(
        ({ operation }) => random() < (operation === 'TransactWriteItems' ? 0.1 : 0.01),
        FAULTS.dynamoDb[fault],
      );
    const answers = await claimAtOnce(cloud, id, 10);
    cloud.dynamoDb.lift();
    // Each failed call that was not retried internally was reported here.
    cloud.failures.splice(0);
    await expectAllGivenOnce(cloud, id, answers, 15);
    await expectCountsByLedger(cloud, stateDirectory);
  });
});
