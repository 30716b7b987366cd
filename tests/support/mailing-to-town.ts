/** An email to everybody in a town, with failures and with a stop, shared by a test and a benchmark. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTable } from '@creel/local-aws/dynamodb';
import { DATA_FILE } from '#local/state-files.ts';
import { TABLE_NAME } from '#local/table-in-use.ts';
import { tableInput } from '#local/table-input.ts';
import { getMailing, stopMailing } from '#shared/newsletters/endpoints.ts';
import type { Mailing } from '#shared/newsletters/schemas.ts';
import { FAULTS, startFaultProxy } from './cloud/faults.ts';
import { functionsWith, type LocalCloud, startLocalCloud } from './cloud/local-cloud.ts';
import { aPerson } from './correspondence.ts';
import { aTown, giveAddresses, sendMailing, startCountingMailService } from './mailings.ts';

export interface Town extends AsyncDisposable {
  readonly cloud: LocalCloud;
  /**
   * The work fails twice between two parts, after their batches are queued but before that is recorded. After that the
   * email service is busy for a while.
   */
  writeThroughTrouble(): Promise<{
    mailing: Mailing;
    deaths: number;
    wanted: number;
    /**
     * Addresses that got it more than once, that did not get it but should have, and that got it although they did not
     * want it.
     */
    repeated: string[];
    missed: string[];
    unwanted: string[];
  }>;
  /** Sends an email and stops it after 60 recipients. */
  writeAndStop(): Promise<{ mailing: Mailing; taken: number; takenSinceStop: number }>;
}

const MAILS_BEFORE_STOP = 60;
/** Parts of 500 people: no test has more people than this. */
const MAX_PARTS = 100;

export async function startTown(people: number): Promise<Town> {
  const [mailService, table] = await Promise.all([startCountingMailService(), startFaultProxy()]);
  const functions = {
    ...functionsWith({}),
    ...pick('send-mails', { AWS_ENDPOINT_URL_SES: mailService.address }),
    ...pick('run-jobs', { AWS_ENDPOINT_URL_DYNAMODB: table.origin }),
  };
  const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-town-'));
  const { items, wanted, unwanted } = aTown(people);
  // Bypasses the table's stream, which would welcome each person.
  await importTable(join(stateDirectory, DATA_FILE), tableInput(TABLE_NAME), items);
  const cloud = await startLocalCloud(stateDirectory, { functions });
  table.target = cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const manager = await aPerson(cloud, { groups: ['fisherman_manager'] });
  const { accessToken: token } = manager;

  await giveAddresses(cloud);
  const send = async () => (await sendMailing(cloud, manager, { expected: people })).body.id;

  /**
   * Moves the clock, because each part waits until the emails of the previous part can have been sent.
   * @returns the mailing at its end
   */
  async function finish(mailingId: string): Promise<Mailing> {
    for (let parts = 0; parts < MAX_PARTS; parts++) {
      await cloud.settled();
      const mailing = (await cloud.call(getMailing, { token, params: { mailingId } })).body;
      if (mailing.state !== 'sending') return mailing;
      cloud.clock.advance(60_000);
    }
    throw new Error('The mailing does not end');
  }

  return {
    cloud,
    async writeThroughTrouble() {
      const deaths = table.fail(
        ({ operation, body }) => operation === 'TransactWriteItems' && body.includes('PART#2'),
        FAULTS.dynamoDb.brokenOff,
        2,
      );
      mailService.onMail = (count) => count < people / 2 || count > people / 2 + 10;
      const mailing = await finish(await send());
      const { got } = mailService;
      return {
        mailing,
        deaths: deaths(),
        wanted: wanted.length,
        repeated: [...got.keys()].filter((email) => got.get(email) !== 1),
        missed: wanted.filter((email) => !got.has(email)),
        unwanted: unwanted.filter((email) => got.has(email)),
      };
    },
    async writeAndStop() {
      let stopped: Promise<unknown> | undefined;
      let takenSinceStop = 0;
      let taken = 0;
      const mailingId = await send();
      mailService.onMail = async () => {
        taken += 1;
        if (taken > MAILS_BEFORE_STOP) {
          if (stopped) takenSinceStop += 1;
          stopped ??= cloud.call(stopMailing, { token, params: { mailingId } });
          await stopped;
        }
        return true;
      };
      return { mailing: await finish(mailingId), taken, takenSinceStop };
    },
    async [Symbol.asyncDispose]() {
      await cloud.stop();
      await Promise.all([mailService.close(), table.close()]);
    },
  };
}

function pick(name: 'send-mails' | 'run-jobs', overrides: Record<string, string>) {
  return { [name]: functionsWith(overrides)?.[name] } as ReturnType<typeof functionsWith>;
}
