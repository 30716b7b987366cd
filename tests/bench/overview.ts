/** What the page costs that administrators see first: when hardly anything waits and on a young site, and with 10,000 reports, 90 full days and as many before. */
import { ulid } from 'ulid';
import { DAY } from '#shared/limits.ts';
import { DAILY_FIGURES } from '#shared/overview/schemas.ts';
import { startTableAlone } from '#tests/support/table-alone.ts';
import { type Bench, sized } from './bench.ts';
import { type CapacityMeter, meterCapacity } from './capacity-meter.ts';

const FEW = 10;
const MANY = sized(10_000, 200);
/** Of one day. */
const SHARDS = 4;
const SPAN = 90;
const FULL_DAYS = sized(2 * SPAN, 1);

export const measureOverview: Bench = async function* () {
  await using _table = await startTableAlone();
  const data = await openRepositories();
  const meter = meterCapacity(data.tableClient);
  await writeReports(data, 0, FEW);
  const few = await measurePage(meter, data);
  await writeReports(data, FEW, MANY);
  await writeDays(data);
  const many = await measurePage(meter, data);
  yield { name: 'overview.requests', value: Math.max(few.requests, many.requests) };
  yield { name: 'overview.units', value: Math.max(few.units, many.units) };
};

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

/** Loaded once the variables they read are set. */
async function openRepositories() {
  return {
    ...(await import('#lambdas/moderation/store/items.ts')),
    ...(await import('#lambdas/overview/store/daily-counts.ts')),
    ...(await import('#lambdas/overview/store/waiting.ts')),
    ...(await import('#lambdas/table/client.ts')),
    ...(await import('#lambdas/table/index.ts')),
  };
}

const measurePage = (meter: CapacityMeter, { countWaiting, readDays }: Repositories) =>
  meter.measure(async () => {
    await countWaiting(['admin']);
    await readDays(SPAN, new Date());
  });

async function writeReports({ report, put, transact, MAX_STEPS }: Repositories, from: number, to: number) {
  for (let at = from; at < to; at += MAX_STEPS) {
    const some = Array.from({ length: Math.min(MAX_STEPS, to - at) }, (_, index) => {
      const id = ulid(Date.now() - (at + index) * 1000);
      const createdAt = new Date().toISOString();
      const said = { reportType: 'spam' as const, description: 'Sells watches.' };
      const state = { status: 'open' as const, actions: [], version: 1, createdAt };
      return put(
        report.item({ reportId: id }, { id, reportedUserId: id, reporterId: id, ...said, ...state }),
      );
    });
    await transact(some);
  }
}

/** Each figure of each day, in each of its parts. */
async function writeDays({ countOnDayStep, transact }: Repositories) {
  const figures = Object.fromEntries(DAILY_FIGURES.map((figure, index) => [figure, 100 + index]));
  for (let ago = 0; ago < FULL_DAYS; ago++) {
    // So many that each part comes up.
    for (let source = 0; source < SHARDS * 6; source++)
      await transact([countOnDayStep(Date.now() - ago * DAY, String(source), figures)]);
  }
}
