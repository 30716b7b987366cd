/** A mail to a town: each person once although the work is killed, nobody who does not want it, and stopped at once. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMailing, stopMailing } from '#shared/mailings/endpoints.ts';
import { FAULTS, type FaultProxy, startFaultProxy } from '#tests/support/faults.ts';
import { functionsWith, type LocalCloud, startLocalCloud } from '#tests/support/local-cloud.ts';
import type { TestUser } from '#tests/support/users.ts';
import { aPerson } from './correspondence.ts';
import { aTown, type CountingMailService, sendMailing, startCountingMailService } from './mailings.ts';

/** Ten thousand take a minute and a half: `CREEL_MAILING_PEOPLE=10000 npx vitest run --project api tests/api/mailing-to-many.test.ts`. */
const PEOPLE = Number(process.env.CREEL_MAILING_PEOPLE ?? 1200);

let cloud: LocalCloud;
let mailService: CountingMailService;
let table: FaultProxy;
let manager: TestUser;
let town: ReturnType<typeof aTown>;

beforeAll(async () => {
  [mailService, table] = await Promise.all([startCountingMailService(), startFaultProxy()]);
  const functions = {
    ...functionsWith({}),
    ...pick('send-mails', { AWS_ENDPOINT_URL_SES: mailService.address }),
    ...pick('run-jobs', { AWS_ENDPOINT_URL_DYNAMODB: table.origin }),
  };
  const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-town-'));
  cloud = await startLocalCloud(stateDirectory, { functions });
  table.target = cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  manager = await aPerson(cloud, { groups: ['fisherman_manager'] });
  town = aTown(cloud, stateDirectory, PEOPLE);
}, 120_000);
afterAll(async () => {
  await cloud.stop();
  await Promise.all([mailService.close(), table.close()]);
});

function pick(name: 'send-mails' | 'run-jobs', overrides: Record<string, string>) {
  return { [name]: functionsWith(overrides)?.[name] } as ReturnType<typeof functionsWith>;
}

/** Parts wait until the mails of the one before can have been sent. @returns the mailing at its end */
async function finish(mailingId: string) {
  for (let parts = 0; parts < 100; parts++) {
    await cloud.settled();
    const mailing = await progress(mailingId);
    if (mailing.state !== 'sending') return mailing;
    cloud.clock.advance(60_000);
  }
  throw new Error('The mailing does not end');
}

const progress = async (mailingId: string) =>
  (await cloud.call(getMailing, { token: manager.accessToken, params: { mailingId } })).body;

describe(`a mail to ${PEOPLE} people`, () => {
  it('reaches each who wants it once, though the work is killed, and says how many', async () => {
    // Twice the work dies between two parts: their batches are queued, and that they are is not written down. Then the mail service is busy for a while.
    const counts = ({ operation, body }: { operation: string; body: string }) =>
      operation === 'TransactWriteItems' && body.includes('PART#2');
    const deaths = table.fail(counts, FAULTS.dynamoDb.brokenOff, 2);
    mailService.onMail = (count) => count < PEOPLE / 2 || count > PEOPLE / 2 + 10;
    const { id } = (await sendMailing(cloud, manager, { expected: PEOPLE })).body;
    const { state, sent, leftOut } = await finish(id);
    expect(deaths()).toBe(2);
    expect([...mailService.got].filter(([, times]) => times !== 1)).toEqual([]);
    expect(town.wanted.filter((email) => !mailService.got.has(email))).toEqual([]);
    expect(town.unwanted.filter((email) => mailService.got.has(email))).toEqual([]);
    expect({ state, sent, leftOut }).toEqual({
      state: 'sent',
      sent: town.wanted.length,
      leftOut: { unwanted: PEOPLE / 10, suppressed: PEOPLE / 50, tooMany: 0, refused: 0, gone: 0 },
    });
    expect(cloud.failures.splice(0).length).toBeGreaterThan(0);
  }, 300_000);

  it('ends within a batch when it is stopped', async () => {
    let stopped: Promise<unknown> | undefined;
    let sinceStop = 0;
    let taken = 0;
    const { id } = (await sendMailing(cloud, manager, { expected: PEOPLE })).body;
    mailService.onMail = async () => {
      taken += 1;
      if (taken > 60) {
        if (stopped) sinceStop += 1;
        stopped ??= cloud.call(stopMailing, {
          token: manager.accessToken,
          params: { mailingId: id },
        });
        await stopped;
      }
      return true;
    };
    const { state, sent } = await finish(id);
    // Those that were on their way when it was stopped: one of each batch at work.
    expect(sinceStop).toBeLessThan(25);
    expect({ state, sent }).toEqual({ state: 'stopped', sent: taken });
  }, 120_000);
});
