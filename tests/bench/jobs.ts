/** A new pledge of a fisherman whom very many saved: how long the stream's turn takes, and whether everybody is emailed once though the job is killed. */
import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { buildAll } from '#bin/build/build-all.ts';
import { localSite } from '#bin/build/local-site.ts';
import { ROOT } from '#bin/command.ts';
import { favorite } from '#lambdas/favorites/store/items.ts';
import { newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { addressesAt, awsEnvironment, productEnvironment, REGION } from '#local/environment.ts';
import { createClock } from '#local/lambda-runtime/clock.ts';
import { LambdaRuntime } from '#local/lambda-runtime/runtime.ts';
import { openSecrets } from '#local/secrets.ts';
import { type QueueServer, startQueueServer } from '#tests/support/cloud/queue-server.ts';
import { startTableAlone, TABLE_NAME, type TableAlone } from '#tests/support/cloud/table-alone.ts';
import { pledgeAt } from '#tests/support/posts.ts';
import { type Bench, say, sized } from './bench.ts';

const FOLLOWERS = sized(50_000, 500);
/** Runs of the job that are killed while they are at it. */
const KILLED_RUNS: readonly number[] = [5, 20];
const KILL_AFTER_MS = 60;

const userAt = (index: number) => `5e4de200-0000-4000-8000-${String(index).padStart(12, '0')}`;
const FISHERMAN = userAt(999_999);
const PLEDGE = { ...pledgeAt(0, Date.now()), fishermanId: FISHERMAN };
const keyOf = z.object({ pk: z.string(), sk: z.string() });

export const measureJobs: Bench = async function* () {
  await buildAll(ROOT, 'local', false);
  await using table = await startTableAlone(savedFisherman());
  const mails = new Map<string, number>();
  await using functions = await startFunctions(table, mails);
  const turn = await functions.tellOfPledge();
  const from = performance.now();
  await functions.queues.idle();
  const runs = [...mails.values()];
  const repeated = runs.filter((times) => times > 1).length;
  say(
    `  ${mails.size} people in ${Math.round(performance.now() - from)} ms; ${repeated} are in the queue twice`,
  );
  yield { name: 'jobs.fan-out.turn', value: turn };
  yield { name: 'jobs.fan-out.missed', value: FOLLOWERS - mails.size };
};

/** The pledge, and that all of them saved its fisherman. */
function* savedFisherman(): Generator<object> {
  yield* newPostItems('pledge', PLEDGE);
  for (let index = 0; index < FOLLOWERS; index++)
    yield favorite.item({ userId: userAt(index), fishermanId: FISHERMAN }, { entryId: String(index) });
}

interface Functions extends AsyncDisposable {
  readonly queues: QueueServer['queues'];
  /** Milliseconds that the stream's function takes for the new pledge. */
  tellOfPledge(): Promise<number>;
}

async function startFunctions(
  { directory, endpoint }: TableAlone,
  mails: Map<string, number>,
): Promise<Functions> {
  const site = await localSite(ROOT);
  let runs = 0;
  let runtime: LambdaRuntime | undefined;
  const invoke = async (name: string, event: SQSEvent) => {
    if (name === 'run-jobs') {
      runs += 1;
      if (KILLED_RUNS.includes(runs)) setTimeout(() => void kill(), KILL_AFTER_MS);
      return await runtime?.invoke(name, event);
    }
    for (const { body } of event.Records) mails.set(body, (mails.get(body) ?? 0) + 1);
    return { batchItemFailures: [] };
  };
  // The emails of a new pledge wait a moment, in case it is taken back.
  const server = await startQueueServer(directory, invoke, { longestDelayMs: 0 });
  const start = () => openRuntime(site, directory, endpoint, server.environment);
  const kill = async () => {
    const killed = runtime;
    runtime = start();
    await killed?.stop();
  };
  runtime = start();
  return {
    queues: server.queues,
    async tellOfPledge() {
      // A cold start is not the stream's turn.
      await runtime?.invoke('react-to-changes', { Records: [] });
      const [record] = newPostItems('pledge', PLEDGE);
      const from = performance.now();
      await runtime?.invoke('react-to-changes', { Records: [changeOf(record)] });
      return performance.now() - from;
    },
    async [Symbol.asyncDispose]() {
      await runtime?.stop();
      await server[Symbol.asyncDispose]();
    },
  };
}

function openRuntime(
  { functions, functionsDirectory }: Awaited<ReturnType<typeof localSite>>,
  directory: string,
  endpoint: string,
  queues: Readonly<Record<string, string>>,
): LambdaRuntime {
  const secrets = openSecrets(join(directory, 'secrets.json'));
  const addresses = addressesAt(0, endpoint);
  const { 'react-to-changes': reader, 'run-jobs': jobs } = functions;
  return new LambdaRuntime({
    functions: { 'react-to-changes': reader, 'run-jobs': jobs },
    directory: functionsDirectory,
    logDirectory: join(directory, 'logs'),
    region: REGION,
    productEnvironment: {
      ...productEnvironment(secrets, addresses, { version: 'bench', edgeSecret: '' }),
      TABLE_NAME,
      ...queues,
    },
    awsEnvironment: { ...awsEnvironment(secrets, addresses), ...queues },
    clock: createClock(),
    onError: () => undefined,
  });
}

function changeOf(record: object) {
  const { pk, sk } = keyOf.parse(record);
  return {
    eventID: 'bench',
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: '1',
      Keys: marshall({ pk, sk }),
      NewImage: marshall(record, { removeUndefinedValues: true }),
    },
  };
}
