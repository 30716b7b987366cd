/** How many marketplace pages the local cloud answers: edge, gateway, function and table, nothing cached. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Bench, machineLoad, say } from './bench.ts';
import type { LoadResult } from './load-client.ts';
import { marketplaceSite } from './marketplace-site.ts';

const CLIENTS = 16;
const SECONDS = 5;

export const measureThroughput: Bench = async function* () {
  const { port } = await marketplaceSite();
  // By number: the name would have to be looked up for each connection.
  const url = `http://127.0.0.1:${port}/api/catches`;
  const client = fileURLToPath(new URL('./load-client.ts', import.meta.url));
  const before = process.cpuUsage();
  const { stdout } = await promisify(execFile)(process.execPath, [client, url, `${CLIENTS}`, `${SECONDS}`]);
  const { user, system } = process.cpuUsage(before);
  const { requestsPerSecond, p50, p99, failed }: LoadResult = JSON.parse(stdout);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const own = (user + system) / 1000 / (requestsPerSecond * (SECONDS + 1));
  say(
    `  p50 ${p50.toFixed(1)} ms, ${own.toFixed(2)} ms of processor per page in the cloud's process, ${machineLoad()}`,
  );
  yield { name: 'api.throughput', value: requestsPerSecond };
  yield { name: 'api.p99', value: p99 };
};
