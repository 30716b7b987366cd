/**
 * `node load-client.ts URL CLIENTS SECONDS`: reads one address over and over, each client on its own connection that stays open, and prints what
 * came of it. `{n}` in the address is another number each time. A process of its own, so that it does not take the time of what it measures more than a machine's clients do.
 */
import { Agent, get } from 'node:http';

export interface LoadResult {
  /** Of answers with status 200, the first second left out. */
  requestsPerSecond: number;
  /** All answers with status 200. */
  answered: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were none of status 200. */
  failed: number;
}

/** Milliseconds before counting: the code that answers is compiled only after it ran for a while. */
const WARM_UP = 1_000;

const [url = '', clients = '16', seconds = '5'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) });
const start = performance.now() + WARM_UP;
const end = start + Number(seconds) * 1_000;
const times: number[] = [];
let failed = 0;
let asked = 0;
let succeeded = 0;

await Promise.all(Array.from({ length: Number(clients) }, client));
agent.destroy();
const result: LoadResult = {
  requestsPerSecond: times.length / Number(seconds),
  p50: percentile(0.5),
  p99: percentile(0.99),
  answered: succeeded,
  failed,
};
process.stdout.write(JSON.stringify(result));

async function client(): Promise<void> {
  for (let sent = performance.now(); sent < end; sent = performance.now()) {
    const status = await read();
    const answered = performance.now();
    if (status !== 200) {
      failed += 1;
      continue;
    }
    succeeded += 1;
    if (sent >= start && answered <= end) times.push(answered - sent);
  }
}

function read(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    asked += 1;
    get(url.replace('{n}', String(asked)), { agent }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode));
      response.resume();
    }).on('error', reject);
  });
}

function percentile(share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
}
