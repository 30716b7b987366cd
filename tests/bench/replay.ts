/** How the ledger is replayed when it is long: right, and in no more memory than when it is short. */
import { once } from 'node:events';
import { setInterval as every } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ulid } from 'ulid';
import { ledgerItems } from '#lambdas/ledger/store/entries.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { directoryEntry, stats } from '#lambdas/people/store/items.ts';
import { totalsShard } from '#lambdas/posts/store/items.ts';
import { newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { HOUR } from '#shared/limits.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { pledgeAt } from '#tests/support/posts.ts';
import { type Bench, say, sized } from './bench.ts';
import type { Report } from './replay-worker.ts';

/** Pledges, each of them with ten entries. */
const FEW = sized(2_000, 100);
const MANY = sized(20_000, 200);
const PLEDGES_OF_EACH = 10;
const ORGANIZATIONS = 200;
const CLAIMS_ON_EACH = 3;
const MEALS_OF_EACH = 2;
const START = Date.now() - 48 * HOUR;
const SAMPLE_MS = 100;
/** Node itself and the code take 50 of it. */
const HELD_MB = 96;
/** Of the differences, if there are any. */
const SHOWN = 5;
const MEGABYTE = 1e6;

export const measureReplay: Bench = async function* () {
  const few = await replayAll(FEW);
  const many = await replayAll(MANY);
  for (const line of many.differences.slice(0, SHOWN)) say(`  ${line}`);
  say(`  ${many.entries} entries in ${many.seconds.toFixed(0)} s; heap ${few.heap} and ${many.heap} MB`);
  yield { name: 'replay.differences', value: few.differences.length + many.differences.length };
  yield { name: 'replay.heap', value: many.heap };
};

const organizationAt = (index: number) => ulid(START + (index % ORGANIZATIONS), () => 0.25);
const fishermanOf = (pledge: number) =>
  `f15e0000-0000-4000-8000-${String(Math.floor(pledge / PLEDGES_OF_EACH)).padStart(12, '0')}`;

function pledge(index: number) {
  const claimed = CLAIMS_ON_EACH * MEALS_OF_EACH;
  const record = pledgeAt(index, START);
  return {
    ...record,
    fishermanId: fishermanOf(index),
    handling: { storage: 'frozen' as const },
    mealsLeft: record.mealsPledged - claimed,
    mealsClaimed: claimed,
    mealsServed: claimed,
  };
}

function* itemsOf(pledges: number): Generator<object> {
  for (let index = 0; index < pledges; index++) yield* itemsOfPledge(index);
  yield* countsOf(pledges);
}

/** A pledge with its ledger: that it was pledged, and three claims that were collected and eaten. */
function itemsOfPledge(index: number): object[] {
  const record = pledge(index);
  const { id: pledgeId, fishermanId, species, location, mealsPledged } = record;
  const common = { pledgeId, fishermanId, species, location };
  const claims = Array.from({ length: CLAIMS_ON_EACH }, (_, nth) => {
    const organizationId = organizationAt(index + nth);
    const claim = {
      ...common,
      claimId: ulid(START),
      organizationId,
      organizationType: 'food_bank' as const,
    };
    return (['claimed', 'collected', 'served'] as const).map((kind) => ({
      ...claim,
      kind,
      meals: MEALS_OF_EACH,
    }));
  });
  const changes = [{ ...common, kind: 'pledged' as const, meals: mealsPledged }, ...claims.flat()];
  const entries = changes.flatMap((change) => ledgerItems(change, new Date(START)));
  return [...newPostItems('pledge', record), ...entries];
}

/** The counts of so many pledges. */
function countsOf(pledges: number): object[] {
  const claimedOfEach = CLAIMS_ON_EACH * MEALS_OF_EACH;
  const fishermen = Array.from({ length: pledges / PLEDGES_OF_EACH }, (_, nth) => {
    const userId = fishermanOf(nth * PLEDGES_OF_EACH);
    const meals = claimedOfEach * PLEDGES_OF_EACH;
    const counts = { pledges: PLEDGES_OF_EACH, mealsClaimed: meals, mealsServed: meals };
    const key = directoryEntry.key({ createdAt: new Date(START).toISOString(), userId });
    return [stats.item({ userId }, counts), key];
  });
  const of = new Map<string, number>();
  let mealsPledged = 0;
  for (let index = 0; index < pledges; index++) {
    mealsPledged += pledge(index).mealsPledged;
    for (let nth = 0; nth < CLAIMS_ON_EACH; nth++) {
      const organizationId = organizationAt(index + nth);
      of.set(organizationId, (of.get(organizationId) ?? 0) + MEALS_OF_EACH);
    }
  }
  const organizations = [...of].map(([organizationId, meals]) => {
    const counts = { openClaims: 0, mealsClaimed: meals, mealsCollected: meals, mealsServed: meals };
    return { ...organization.key({ organizationId }), gsi1pk: 'ORGANIZATIONS', ...counts };
  });
  const claimed = pledges * claimedOfEach;
  const totals = { mealsPledged, mealsClaimed: claimed, mealsServed: claimed };
  return [...fishermen.flat(), ...organizations, totalsShard.item({ shard: '0' }, totals)];
}

/** In a thread of its own, whose memory is its own: the most it used, in megabytes. */
async function replayAll(pledges: number): Promise<Report & { seconds: number; heap: number }> {
  await using _table = await startTableAlone(itemsOf(pledges));
  const began = performance.now();
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), {
    // Garbage is collected before it is more; what is held beyond it ends the bench.
    resourceLimits: { maxOldGenerationSizeMb: HELD_MB },
  });
  const done = new AbortController();
  const sampling = peakOf(worker, done.signal);
  const [report] = (await once(worker, 'message')) as [Report];
  done.abort();
  const heap = Math.round(await sampling);
  await worker.terminate();
  const expected = pledges * (1 + 3 * CLAIMS_ON_EACH);
  if (report.entries !== expected) throw new Error(`${report.entries} entries were replayed of ${expected}`);
  return { ...report, seconds: (performance.now() - began) / 1000, heap };
}

async function peakOf(worker: Worker, signal: AbortSignal): Promise<number> {
  let peak = 0;
  try {
    for await (const _ of every(SAMPLE_MS, undefined, { signal })) {
      const { used_heap_size: bytes } = await worker.getHeapStatistics();
      peak = Math.max(peak, bytes / MEGABYTE);
    }
  } catch {
    // The end of the sampling.
  }
  return peak;
}
