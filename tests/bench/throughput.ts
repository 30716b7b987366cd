/**
 * How many marketplace pages the local cloud answers: edge, gateway, function and table, nothing cached. As a share of what the least thinkable
 * server answers in the same run (floor-server.ts): times of one day say nothing on another.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Bench, machineLoad, median, say } from './bench.ts';
import { measureFloor } from './floor.ts';
import type { LoadResult } from './load-client.ts';
import { marketplaceSite } from './marketplace-site.ts';

const CLIENTS = 16;
const SECONDS = 4;
/** In turns, so that what else the machine does hits both. */
const ROUNDS = 3;

export const measureThroughput: Bench = async function* () {
  const { port } = await marketplaceSite();
  // By number: the name would have to be looked up for each connection.
  const url = `http://127.0.0.1:${port}/api/catches`;
  const [ours, floor]: [LoadResult[], LoadResult[]] = [[], []];
  await measureFloor(async (floorUrl) => {
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await load(url));
      floor.push(await load(floorUrl));
    }
  });
  const rate = (results: readonly LoadResult[]) => median(results.map((each) => each.requestsPerSecond));
  const p99 = (results: readonly LoadResult[]) => median(results.map((each) => each.p99));
  say(
    `  ${Math.round(rate(ours))} requests/s, p99 ${p99(ours).toFixed(0)} ms; floor ${Math.round(rate(floor))}/s, p99 ${p99(floor).toFixed(0)} ms; ${machineLoad()}`,
  );
  yield { name: 'api.floor-share', value: rate(ours) / rate(floor) };
};

async function load(url: string): Promise<LoadResult> {
  const client = fileURLToPath(new URL('./load-client.ts', import.meta.url));
  const { port } = await marketplaceSite();
  const before = process.cpuUsage();
  const { stdout } = await promisify(execFile)(process.execPath, [client, url, `${CLIENTS}`, `${SECONDS}`]);
  const result: LoadResult = JSON.parse(stdout);
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  if (url.includes(`:${port}/`)) sayProcessorTime(process.cpuUsage(before), result);
  return result;
}

/** The cloud's main thread and its functions' threads run in this process; the database is another one. */
function sayProcessorTime({ user, system }: NodeJS.CpuUsage, { requestsPerSecond }: LoadResult): void {
  const perPage = (user + system) / 1000 / (requestsPerSecond * (SECONDS + 1));
  say(`  ${perPage.toFixed(2)} ms of processor per page in the cloud's process`);
}
