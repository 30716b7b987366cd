/**
 * An email to a town: it reaches each person once even if the work is interrupted, skips people who turned it off, and
 * stops at once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAILING } from '#shared/limits.ts';
import { startTown, type Town } from '#tests/support/mailing-to-town.ts';

/** Two parts. `npm run bench -- mailing` does the same with ten thousand people. */
const PEOPLE = 600;

let town: Town;
beforeAll(async () => {
  town = await startTown(PEOPLE);
}, 120_000);
afterAll(() => town[Symbol.asyncDispose]());

describe(`an email to ${PEOPLE} people`, () => {
  it('reaches each person who wants it once even if the work is interrupted, and reports the number', async () => {
    const { mailing, wanted, ...reached } = await town.writeThroughTrouble();
    expect(reached).toEqual({ deaths: 2, repeated: [], missed: [], unwanted: [] });
    expect(mailing).toMatchObject({
      state: 'sent',
      sent: wanted,
      leftOut: { unwanted: PEOPLE / 10, suppressed: PEOPLE / 50, tooMany: 0, refused: 0, gone: 0 },
    });
    expect(town.cloud.failures.splice(0).length).toBeGreaterThan(0);
  }, 300_000);

  it('ends within a batch when it is stopped', async () => {
    const { mailing, taken, takenSinceStop } = await town.writeAndStop();
    // One email of each running batch may have been on its way.
    expect(takenSinceStop).toBeLessThan(MAILING.peopleABatch);
    expect(mailing).toMatchObject({ state: 'stopped', sent: taken });
  }, 120_000);
});
