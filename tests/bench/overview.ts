/** The cost of the administrators' overview: on a young site with little waiting, and with 10,000 reports, 90 full days and as many before. */
import { ulid } from 'ulid';
import { report } from '#lambdas/moderation/store/items.ts';
import { countOnDayStep, readDays } from '#lambdas/overview/store/daily-counts.ts';
import { countWaiting } from '#lambdas/overview/store/waiting.ts';
import { MAX_STEPS, put, transact } from '#lambdas/table/index.ts';
import { DAY } from '#shared/limits.ts';
import { DAILY_FIGURES } from '#shared/overview/schemas.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { type Bench, sized } from './bench.ts';
import { spentBy } from './capacity-meter.ts';

const FEW = 10;
const MANY = sized(10_000, 200);
/** Of one day. */
const SHARDS = 4;
const SPAN = 90;
const FULL_DAYS = sized(2 * SPAN, 1);

export const measureOverview: Bench = async function* () {
  await using _table = await startTableAlone();
  await writeReports(0, FEW);
  const few = await measurePage();
  await writeReports(FEW, MANY);
  await writeDays();
  const many = await measurePage();
  yield { name: 'overview.requests', value: Math.max(few.requests, many.requests) };
  yield { name: 'overview.units', value: Math.max(few.units, many.units) };
};

const measurePage = () =>
  spentBy(async () => {
    await countWaiting(['admin']);
    await readDays(SPAN, new Date());
  });

async function writeReports(from: number, to: number) {
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
async function writeDays() {
  const figures = Object.fromEntries(DAILY_FIGURES.map((figure, index) => [figure, 100 + index]));
  for (let ago = 0; ago < FULL_DAYS; ago++) {
    // So many that each part comes up.
    for (let source = 0; source < SHARDS * 6; source++)
      await transact([countOnDayStep(Date.now() - ago * DAY, String(source), figures)]);
  }
}
