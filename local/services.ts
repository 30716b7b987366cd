import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInvalidations, type Invalidations } from '@creel/local-aws/cloudfront';
import { openUserPool, type UserPool } from '@creel/local-aws/cognito';
import { createTable, type DynamoDb, type StreamFollower, startDynamoDb } from '@creel/local-aws/dynamodb';
import type { Bucket } from '@creel/local-aws/s3';
import { type Mailbox, openMailbox } from '@creel/local-aws/ses';
import { Queues } from '@creel/local-aws/sqs';
import { QUEUES } from '#shared/deployment/queues.ts';
import { TABLE } from '#shared/deployment/table.ts';
import { createEdgeCache, type EdgeCache } from './edge/edge-cache.ts';
import {
  type Addresses,
  addressesAt,
  awsEnvironment,
  productEnvironment,
  REGION,
  SENDERS,
  USER_POOL,
  userPoolId,
} from './environment.ts';
import { followChanges } from './follow-changes.ts';
import { type Clock, createClock } from './lambda-runtime/clock.ts';
import { type FunctionSettings, LambdaRuntime, type RuntimeOptions } from './lambda-runtime/runtime.ts';
import { openPhotoBucket } from './photo-bucket.ts';
import { createPushService, type PushService } from './push-service/push-service.ts';
import type { Secrets } from './secrets.ts';
import { DATA_FILE, ENDPOINT_FILE } from './state-files.ts';
import { tableInUse } from './table-in-use.ts';
import { tableInput } from './table-input.ts';
import { invokeTrigger } from './triggers.ts';

export interface ServiceOptions {
  /** The directory of everything that survives a restart. */
  stateDirectory: string;
  /** 0 takes a free port. */
  port: number;
  secrets: Secrets;
  functions: Readonly<Record<string, FunctionSettings>>;
  /** Contains `<name>/index.mjs` for each function. */
  functionsDirectory: string;
  version: string;
  /** The longest delay before a retry, in place of a few seconds. Milliseconds. */
  longestPauseMs?: number;
  /** Whether delays before a retry run by the clock, and are as long as in a deployment. */
  pausesByClock?: boolean;
  /** Stands between events and functions, such as a test that records or delays calls. */
  aroundInvoke?: RuntimeOptions['aroundInvoke'];
  /** The longest delay of queued messages, in place of the requested one. Milliseconds. */
  longestDelayMs?: number;
  /** Called with one line for each failure that is reported nowhere else. */
  onError(line: string): void;
}

export interface Services {
  readonly addresses: Addresses;
  /** Variables with the addresses and credentials of the stand-ins for the AWS SDK. */
  readonly awsEnvironment: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly userPool: UserPool;
  readonly bucket: Bucket;
  readonly mailbox: Mailbox;
  readonly queues: Queues;
  readonly pushService: PushService;
  readonly edgeCache: EdgeCache;
  /** Invalidations sent to the edge. */
  readonly invalidations: Invalidations;
  readonly runtime: LambdaRuntime;
  /** Functions that are invoked from now on use these secrets. */
  useSecrets(secrets: Secrets): void;
  /** Deletes expired items, as DynamoDB does from time to time. */
  sweepExpired(): Promise<void>;
  /** Calls the function that a deployment calls each minute. */
  runDue(): Promise<void>;
  /** Resolves when all uploads, changes and jobs so far, and all that follow from them, have been delivered. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything behind the gateway and connects it like the stack. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { secrets, stateDirectory } = options;
  const clock = createClock();
  const now = () => new Date(clock.now());
  await using opened = new AsyncDisposableStack();
  const dynamoDb = await startTable(stateDirectory);
  opened.defer(() => dynamoDb.stop());
  const addresses = addressesAt(options.port, dynamoDb.endpoint);
  let changes: StreamFollower | undefined;
  const runtime = startRuntime(options, addresses, clock, () => changes?.expectChanges());
  opened.defer(() => runtime.stop());

  const queues = openQueues(options, runtime, clock);
  opened.defer(() => queues.stop());
  const mailbox = await openMailbox({ stateFile: join(stateDirectory, 'mails.json'), now });
  const [userPool, bucket] = await Promise.all([
    openPool(options, runtime, mailbox, now),
    openPhotoBucket(options, Object.values(addresses.origins), queues, now),
  ]);
  const followed = followChanges(options, dynamoDb.endpoint, runtime);
  changes = followed;
  opened.defer(() => followed.stop());

  const edgeCache = createEdgeCache({ now: clock.now, onError: (error) => options.onError(String(error)) });
  const running = opened.move();
  return {
    addresses,
    awsEnvironment: awsEnvironment(secrets, addresses),
    clock,
    userPool,
    bucket,
    mailbox,
    queues,
    pushService: createPushService({ now }),
    edgeCache,
    invalidations: createInvalidations((paths) => edgeCache.forget(paths)),
    runtime,
    useSecrets: (changed) => runtime.useEnvironment(productEnvironment(changed, addresses, options)),
    sweepExpired: () => dynamoDb.sweepExpired(),
    runDue: async () => void (await runtime.invoke('run-due', {})),
    settled: async () => {
      let seen: number;
      do {
        seen = queues.deliveries;
        // In this order: an upload changes the table, a change can start a job, and a job can change the table again.
        await queues.idle();
        await followed.idle();
        await queues.idle();
      } while (queues.deliveries !== seen);
    },
    stop: () => running.disposeAsync(),
  };
}

async function startTable(stateDirectory: string): Promise<DynamoDb> {
  const dynamoDb = await startDynamoDb({ dataFile: join(stateDirectory, DATA_FILE) });
  try {
    await createTable(dynamoDb.endpoint, tableInput(tableInUse(stateDirectory)), TABLE.timeToLive);
    // With an external DynamoDB the folder doesn't exist yet.
    await mkdir(dirname(join(stateDirectory, ENDPOINT_FILE)), { recursive: true });
    await writeFile(join(stateDirectory, ENDPOINT_FILE), dynamoDb.endpoint);
    return dynamoDb;
  } catch (error) {
    await dynamoDb.stop();
    throw error;
  }
}

function startRuntime(
  options: ServiceOptions,
  addresses: Addresses,
  clock: Clock,
  onInvoked: () => void,
): LambdaRuntime {
  return new LambdaRuntime({
    functions: options.functions,
    directory: options.functionsDirectory,
    logDirectory: join(options.stateDirectory, 'logs'),
    region: REGION,
    productEnvironment: productEnvironment(options.secrets, addresses, options),
    awsEnvironment: awsEnvironment(options.secrets, addresses),
    clock,
    aroundInvoke: options.aroundInvoke,
    onInvoked,
    onError: options.onError,
  });
}

/** As in the stack: so many times the function's own timeout. */
const VISIBILITY_TIMEOUTS = 6;

function openQueues(options: ServiceOptions, runtime: LambdaRuntime, clock: Clock): Queues {
  return new Queues({
    queues: QUEUES,
    directory: join(options.stateDirectory, 'queues'),
    region: REGION,
    invoke: (name, event) => runtime.invoke(name, event),
    longestPauseMs: options.longestPauseMs ?? 5000,
    visibilityTimeoutMs: options.pausesByClock
      ? (name) => VISIBILITY_TIMEOUTS * 1000 * (options.functions[name]?.timeout ?? 0)
      : undefined,
    longestDelayMs: options.longestDelayMs,
    now: clock.now,
    onError: options.onError,
  });
}

function openPool(
  { secrets, stateDirectory }: ServiceOptions,
  runtime: LambdaRuntime,
  mailbox: Mailbox,
  now: () => Date,
): Promise<UserPool> {
  return openUserPool({
    settings: USER_POOL,
    region: REGION,
    userPoolId: userPoolId(secrets),
    clientId: secrets.userPoolClientId,
    stateFile: join(stateDirectory, 'user-pool.json'),
    credentials: secrets.credentials,
    mailCode: (mail) => mailbox.deliver({ ...mail, headers: { from: SENDERS.consumer } }),
    invokeTrigger: (trigger, event) => invokeTrigger(runtime, trigger, event),
    now,
  });
}
