/** An email to a town: each person once although the work is killed, nobody who does not want it, and stopped at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAILING } from '#shared/limits.ts';
import { startTown, type Town } from '#tests/support/mailing-to-town.ts';

/** Two parts. `npm run bench -- mailing` does the same with ten thousand. */
const PEOPLE = 600;

let town: Town;
beforeAll(async () => {
  town = await startTown(PEOPLE);
}, 120_000);
afterAll(() => town[Symbol.asyncDispose]());

describe(`a mail to ${PEOPLE} people`, () => {
  it('reaches each who wants it once, though the work is killed, and says how many', async () => {
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
    // Those that were on their way when it was stopped: one of each batch at work.
    expect(takenSinceStop).toBeLessThan(MAILING.peopleABatch);
    expect(mailing).toMatchObject({ state: 'stopped', sent: taken });
  }, 120_000);
});
