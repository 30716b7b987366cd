/**
 * `npm run load`: a village's day times 1, 10 and 100, each in a minute, and a market day, on a local cloud of its own, which it removes at the end.
 * `npm run load -- day --times=10 --seconds=30` or `market` runs one of them. With --stage=dev or --url=https://… it visits a deployed site as
 * strangers do: it only reads.
 */
import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.ts';
import { ROOT, runCommand, say } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { type Fired, fire } from './load/fire.ts';
import { marketDay } from './load/market-day.ts';
import { describe, failuresOf } from './load/report.ts';
import { dayOf, type Place, settle, VILLAGERS, visit } from './load/village-day.ts';

const MARKET = { visitors: 2_000, buyers: 60 };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '1,10,100' },
      seconds: { type: 'string', default: '60' },
      stage: { type: 'string' },
      url: { type: 'string' },
    },
  });
  const [only = 'all'] = positionals;
  if (!['all', 'day', 'market'].includes(only)) throw new Error('Say what to load: day, market, or nothing.');
  const times = values.times.split(',').map(Number);
  const seconds = Number(values.seconds);
  if (![...times, seconds].every((number) => number > 0)) throw new Error('Give numbers above 0.');
  const { stage } = values;
  const url = stage === undefined ? values.url : (await openDeployed(ROOT, stage)).outputs.ConsumerOrigin;
  if (url !== undefined && only === 'market')
    throw new Error('A market day writes: it runs on the local cloud only.');

  const loadDays = async (at: string, place: Place) => {
    for (const each of times) {
      await report(`a village's day × ${each}`, await fire(at, dayOf(VILLAGERS * each, place), seconds));
    }
  };
  if (url !== undefined) return await loadDays(url, await visit(url));

  await buildAll(ROOT, 'local', true);
  const { startLocalCloud } = await import('#tests/support/cloud/local-cloud.ts');
  const cloud = await startLocalCloud(undefined, { keepsAnswers: true, answerFault: () => undefined });
  try {
    await cloud.prepareSite();
    if (only !== 'market') {
      const place = await settle(cloud, VILLAGERS * Math.max(...times));
      await loadDays(`http://127.0.0.1:${cloud.port}`, place);
    }
    if (only !== 'day') {
      const day = await marketDay(cloud, { ...MARKET, seconds });
      await report('a market day', day);
      say(`  ${day.sold} lb sold of 50; ${day.starts} functions started for what visitors read`);
      complain(day.wrong);
    }
  } finally {
    await cloud.stop();
  }
});

async function report(name: string, fired: Fired): Promise<void> {
  for (const line of describe(name, fired)) say(line);
  complain(failuresOf(fired));
}

function complain(wrong: readonly string[]): void {
  for (const each of wrong) say(`WRONG  ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}
