import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinary } from './binary.ts';
import { type Child, spawnBound } from './child.ts';
import { findFreePort } from './free-port.ts';
import { lockDataFile } from './lock.ts';
import { tidyStreams } from './stream-upkeep.ts';
import { sweepExpired } from './sweep.ts';

export { clientConfig } from './client.ts';
export { importTable } from './import-table.ts';
export { toLambdaRecord } from './lambda-record.ts';
export { followStream, type StreamFollower } from './stream.ts';
export { StreamReader } from './stream-reader.ts';
export { createTable } from './table.ts';

export interface DynamoDb {
  readonly endpoint: string;
  stop(): Promise<void>;
  /** Deletes expired items, as DynamoDB does from time to time. Does nothing for an external endpoint. */
  sweepExpired(): Promise<void>;
}

const maxPortAttempts = 3;
const startTimeoutMs = 10_000;

/**
 * Starts DynamoDB on a free port of the loopback interface, or uses the one at CREEL_DYNAMODB_ENDPOINT.
 * It ends with this process, and a start after a kill finds every acknowledged write.
 * @param dataFile the file of the tables, created if it is missing
 */
export async function startDynamoDb({ dataFile }: { dataFile: string }): Promise<DynamoDb> {
  const outside = process.env.CREEL_DYNAMODB_ENDPOINT;
  if (outside) return useEndpoint(outside);
  const binary = findBinary();
  await mkdir(dirname(dataFile), { recursive: true });
  const lock = await lockDataFile(dataFile);
  const server = await startServer(binary, dataFile);
  await lock.recordServer(server.child.pid);
  tidyStreams(dataFile, new Date());

  let stopping = false;
  server.child.exited.then(({ how, said }) => {
    if (!stopping) process.emitWarning(`The local DynamoDB ended by itself (${how}). ${said}`);
  });
  return {
    endpoint: server.endpoint,
    sweepExpired: server.sweep,
    stop: async () => {
      stopping = true;
      await server.child.stop();
      await lock.release();
    },
  };
}

async function useEndpoint(endpoint: string): Promise<DynamoDb> {
  const reached = await fetch(endpoint).catch((cause: unknown) => {
    throw new Error(`CREEL_DYNAMODB_ENDPOINT is ${endpoint}, and nothing answers there`, { cause });
  });
  await reached.body?.cancel();
  return { endpoint, stop: async () => {}, sweepExpired: async () => {} };
}

interface Server {
  readonly child: Child;
  readonly endpoint: string;
  /** Uses a second port, which accepts only a token made for this run. */
  sweep(): Promise<void>;
}

async function startServer(binary: string, dataFile: string): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const mcpPort = await findFreePort();
    const token = randomBytes(32).toString('hex');
    const mcpArgs = ['--mcp', '--mcp-port', String(mcpPort)];
    const args = ['serve', '--port', String(port), '--db-path', dataFile, ...mcpArgs];
    const child = await spawnBound(binary, args, { DYNOXIDE_MCP_AUTH_TOKEN: token });
    const endpoint = `http://127.0.0.1:${port}`;
    const failure = await Promise.race([untilItAnswers(endpoint), child.exited]);
    if (failure === undefined) return { child, endpoint, sweep: () => sweepExpired(mcpPort, token) };
    await child.stop();
    // Another process may have taken the port since it was found.
    if (attempt < maxPortAttempts && failure.said.includes('in use')) continue;
    throw new Error(`DynamoDB (${binary}) did not start: ${failure.how}. ${failure.said}`);
  }
}

async function untilItAnswers(endpoint: string): Promise<undefined | { how: string; said: string }> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const answered = await fetch(endpoint).then(
      (response) => response.text(),
      () => '',
    );
    if (answered) return undefined;
    await sleep(5);
  }
  return { how: 'no answer', said: `Nothing at ${endpoint} within ${startTimeoutMs} ms` };
}
