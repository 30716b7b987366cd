/**
 * Measures the most used calls among 1,000, 10,000 and 100,000 posts, each with a tenth as many people and a hundredth as many organizations:
 * requests and units of the table, and processor time.
 */
import { addFavorite } from '#lambdas/favorites/store/favorites.ts';
import { likePledge } from '#lambdas/favorites/store/likes.ts';
import { listInbox } from '#lambdas/messages/store/messages.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { makePlaces } from '#tests/support/coast.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { type Metered, spentBy } from './capacity-meter.ts';
import { userAt } from './dashboard-items.ts';
import { callsOf, type GrowthCall, write } from './growth-calls.ts';
import { claimableAt, FISHERMAN, itemsOfTown, KNOWN, READER } from './growth-items.ts';

const FEW = sized(1_000, 300);
const SOME = sized(10_000, 400);
const MANY = sized(100_000, 500);

/** Calls while processor time is measured, and calls before that, since code is compiled only after it has run for a while. */
const COUNTED = sized(20, 1);
const WARM_UP = sized(6, 1);

interface Cost extends Metered {
  /** Of processor time of the process that answers: what Lambda bills, so without the database. */
  milliseconds: number;
}

export const measureGrowth: Bench = async function* () {
  makePlaces();
  const sizes = [await measureAt(FEW), await measureAt(SOME), await measureAt(MANY)] as const;
  sayTable(sizes);
  const [few, , many] = sizes;
  for (const [call, before] of few) {
    const after = many.get(call) ?? before;
    yield { name: `growth.${call}.requests` as const, value: after.requests / before.requests };
    yield { name: `growth.${call}.units` as const, value: after.units / before.units };
  }
  yield { name: 'growth.processor', value: totalTime(many) / totalTime(few) };
};

const totalTime = (costs: Map<GrowthCall, Cost>) =>
  [...costs.values()].reduce((sum, { milliseconds }) => sum + milliseconds, 0);

function sayTable(sizes: readonly Map<GrowthCall, Cost>[]): void {
  say(`| requests, read + write units, ms | ${[FEW, SOME, MANY].join(' | ')} |\n|---|---|---|---|`);
  for (const call of sizes[0]?.keys() ?? [])
    say(`| ${[call, ...sizes.map((costs) => describe(costs.get(call)))].join(' | ')} |`);
}

function describe(cost: Cost | undefined): string {
  if (!cost) return '';
  const { requests, units, writeUnits, milliseconds } = cost;
  return `${requests}, ${units - writeUnits} + ${writeUnits}, ${milliseconds.toFixed(1)}`;
}

async function measureAt(posts: number): Promise<Map<GrowthCall, Cost>> {
  const from = performance.now();
  await using _table = await startTableAlone(itemsOfTown(posts));
  say(`  ${posts} posts written in ${Math.round((performance.now() - from) / 1000)} s`);
  const now = new Date();
  for (let index = 0; index < KNOWN; index++) {
    await addFavorite(READER, userAt(index), now);
    await likePledge(READER, claimableAt(100 + index).id, now);
    await write(FISHERMAN, READER);
  }
  const [message] = (await listInbox(READER, {}, now)).items;
  if (!message) throw new Error('Nothing was sent');
  return await measureCalls(callsOf(message.id));
}

async function measureCalls(calls: ReturnType<typeof callsOf>): Promise<Map<GrowthCall, Cost>> {
  const costs = new Map<GrowthCall, Cost>();
  for (const name of keysOf(calls)) {
    let index = 0;
    const call = () => calls[name](index++);
    for (let made = 0; made < WARM_UP; made++) await call();
    const spent = await spentBy(call);
    const before = process.cpuUsage();
    for (let made = 0; made < COUNTED; made++) await call();
    const { user, system } = process.cpuUsage(before);
    costs.set(name, { ...spent, milliseconds: (user + system) / 1000 / COUNTED });
  }
  return costs;
}
