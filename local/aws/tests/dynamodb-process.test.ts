// How the local DynamoDB process starts, ends and recovers. External endpoints are not tested, because they have no
// process here.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientConfig } from '../dynamodb/client.ts';
import { createTable, type DynamoDb, startDynamoDb } from '../dynamodb/index.ts';
import { followStream } from '../dynamodb/stream.ts';
import { tableInput } from './dynamodb-support.ts';

let dataFile: string;
const running: DynamoDb[] = [];
const owners: ChildProcess[] = [];
beforeEach(async () => {
  vi.stubEnv('CREEL_DYNAMODB_ENDPOINT', undefined);
  dataFile = join(await mkdtemp(join(tmpdir(), 'creel-dynamodb-')), 'made', 'tables.db');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await rm(join(dataFile, '..', '..'), { recursive: true, force: true });
});

const start = async () => {
  const server = await startDynamoDb({ dataFile });
  running.push(server);
  return server;
};
const connect = (endpoint: string) => new DynamoDBClient({ ...clientConfig(endpoint), maxAttempts: 1 });
const tables = async (endpoint: string) => (await connect(endpoint).send(new ListTablesCommand())).TableNames;
const key = (n: number) => ({ pk: { S: 'fish' }, sk: { S: String(n) } });

const ownerCode = `
  import { startDynamoDb } from ${JSON.stringify(import.meta.resolve('../dynamodb/index.ts'))};
  const { endpoint } = await startDynamoDb({ dataFile: process.argv[1] });
  console.log(endpoint);
`;

/** Starts another process that owns a DynamoDB, so that it can be killed. */
async function startOwner(): Promise<{ owner: ChildProcess; endpoint: string }> {
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', ownerCode, dataFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  const [said] = await once(owner.stdout ?? owner, 'data');
  return { owner, endpoint: String(said).trim() };
}

describe('the local DynamoDB', () => {
  it('keeps tables from one start to the next', async () => {
    const first = await start();
    await createTable(first.endpoint, tableInput('kept'), 'expiresAt');
    await first.stop();
    expect(await tables((await start()).endpoint)).toEqual(['kept']);
  });

  it('refuses a data file that is in use, and says by whom', async () => {
    await start();
    await expect(startDynamoDb({ dataFile })).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('dies with the process that started it, even one that is killed, and loses no write', async () => {
    const { owner, endpoint } = await startOwner();
    await createTable(endpoint, tableInput('kept'), 'expiresAt');
    const client = connect(endpoint);
    let written = 0;
    const writing = (async () => {
      for (;;) {
        await client.send(new PutItemCommand({ TableName: 'kept', Item: key(written + 1) }));
        written += 1;
        if (written === 50) owner.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    await vi.waitFor(() => expect(tables(endpoint)).rejects.toThrow('ECONNREFUSED'));

    const again = connect((await start()).endpoint);
    const found = await again.send(new GetItemCommand({ TableName: 'kept', Key: key(written) }));
    expect(found.Item).toEqual(key(written));
  });

  it('can be started at once after its owner was killed', async () => {
    const { owner } = await startOwner();
    owner.kill('SIGKILL');
    expect(await tables((await start()).endpoint)).toEqual([]);
  });

  it('deletes what has expired, nothing else, and the stream says that it was not a user', async () => {
    const { endpoint, sweepExpired } = await start();
    await createTable(endpoint, tableInput('expiring'), 'expiresAt');
    const put = (n: number, expiresAt: string) =>
      connect(endpoint).send(
        new PutItemCommand({ TableName: 'expiring', Item: { ...key(n), expiresAt: { N: expiresAt } } }),
      );
    await Promise.all([put(1, '1000'), put(2, '4000000000')]);
    await sweepExpired();
    const { Items } = await connect(endpoint).send(new ScanCommand({ TableName: 'expiring' }));
    expect(Items?.map(({ sk }) => sk?.S)).toEqual(['2']);

    const removals: unknown[] = [];
    const follower = followStream({
      endpoint,
      tableName: 'expiring',
      checkpointFile: `${dataFile}.checkpoint`,
      deliver: async (records: DynamoDBRecord[]) => {
        removals.push(
          ...records.filter(({ eventName }) => eventName === 'REMOVE').map((r) => r.userIdentity),
        );
      },
    });
    await follower.idle();
    await follower.stop();
    expect(removals).toEqual([{ principalId: 'dynamodb.amazonaws.com', type: 'Service' }]);
  });
});

describe('another DynamoDB', () => {
  it('serves instead when CREEL_DYNAMODB_ENDPOINT names it', async () => {
    const { endpoint } = await start();
    vi.stubEnv('CREEL_DYNAMODB_ENDPOINT', endpoint);
    const other = await startDynamoDb({ dataFile });
    expect(other.endpoint).toBe(endpoint);
    await other.stop();
    expect(await tables(endpoint)).toEqual([]);
  });

  it('is missed in words when it does not answer', async () => {
    vi.stubEnv('CREEL_DYNAMODB_ENDPOINT', 'http://127.0.0.1:9');
    await expect(startDynamoDb({ dataFile })).rejects.toThrow(
      'CREEL_DYNAMODB_ENDPOINT is http://127.0.0.1:9',
    );
  });
});
