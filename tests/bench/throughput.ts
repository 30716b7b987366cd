/**
 * How many marketplace pages the local cloud answers: edge, gateway, function and table, nothing cached. As a share of what the least thinkable
 * server answers in the same run (rivals/floor-server.ts): times of one day say nothing on another.
 */
import { type Bench, machineLoad, median, say, sized } from './bench.ts';
import { load } from './load.ts';
import type { LoadResult } from './load-client.ts';
import { marketplaceSite } from './marketplace-site.ts';
import { measureFloor } from './rivals/floor.ts';

const LOAD = { clients: 16, seconds: sized(4, 1) };
/** In turns, so that what else the machine does hits both. */
const ROUNDS = sized(3, 1);

export const measureThroughput: Bench = async function* () {
  const { port } = await marketplaceSite();
  // By number: the name would have to be looked up for each connection.
  const url = `http://127.0.0.1:${port}/api/catches`;
  const [ours, floor]: [LoadResult[], LoadResult[]] = [[], []];
  await measureFloor(async (floorUrl) => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      const result = await load(url, LOAD);
      sayProcessorTime(process.cpuUsage(before), result);
      ours.push(result);
      floor.push(await load(floorUrl, LOAD));
    }
  });
  const rate = (results: readonly LoadResult[]) => median(results.map((each) => each.requestsPerSecond));
  const p99 = (results: readonly LoadResult[]) => median(results.map((each) => each.p99));
  say(
    `  ${Math.round(rate(ours))} requests/s, p99 ${p99(ours).toFixed(0)} ms; floor ${Math.round(rate(floor))}/s, p99 ${p99(floor).toFixed(0)} ms; ${machineLoad()}`,
  );
  yield { name: 'api.floor-share', value: rate(ours) / rate(floor) };
};

/** The cloud's main thread and its functions' threads run in this process; the database is another one. */
function sayProcessorTime({ user, system }: NodeJS.CpuUsage, { answered }: LoadResult): void {
  say(`  ${((user + system) / 1000 / answered).toFixed(2)} ms of processor per page in the cloud's process`);
}
