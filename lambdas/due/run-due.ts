/** Runs the due work every minute. May run late or twice: workers can repeat, and the cursor only moves forward. */
import { HOUR } from '#shared/limits.ts';
import { logger, publishMetrics } from '../core/logger.ts';
import { absent, any, lessThan } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { MINUTE, postponeDue, writeMinute } from './store/due.ts';
import { dueCursor, dueIn, dueWorkOf } from './store/items.ts';

/** How far back the very first run starts. */
const FIRST_RUN_LOOKS_BACK = HOUR;
/** Each run repeats the previous minute, since its work may have been scheduled only after the last run. */
const LOOKS_BACK_MS = MINUTE;
/** Leaves room within the function's timeout; after an outage the next runs do the rest. */
const LONGEST_RUN_MS = 40_000;
const PUT_OFF_MS = 5 * MINUTE;

/** Must be safe to run twice, or when there is nothing left to do. */
export type Worker = (subject: string) => Promise<void>;
/** Workers by kind of work. */
export type Workers = Readonly<Record<string, Worker>>;

/** @throws Error at the end if some work failed; that work has been postponed */
export async function runDue(workers: Workers): Promise<void> {
  const startedAt = Date.now();
  const lastMinute = Math.floor(startedAt / MINUTE) * MINUTE;
  const found = await table.getItem(dueCursor.key({}), { consistent: true });
  let minute = found ? Date.parse(found.minute) - LOOKS_BACK_MS : lastMinute - FIRST_RUN_LOOKS_BACK;
  let failures = 0;
  while (minute <= lastMinute && Date.now() - startedAt < LONGEST_RUN_MS) {
    failures += await settle(writeMinute(minute), workers);
    minute += MINUTE;
  }
  await moveCursor(writeMinute(minute));
  publishMetrics();
  if (failures > 0) throw new Error(`${failures} pieces of due work could not be done in time`);
}

/** Another run may already be further. */
async function moveCursor(minute: string): Promise<void> {
  const isBehind = any(absent, lessThan('minute', minute));
  await table.writeIf(table.update(dueCursor.key({}), { set: { minute } }, table.onlyIf(isBehind)));
}

/** @returns the number of failures */
async function settle(minute: string, workers: Workers): Promise<number> {
  let failures = 0;
  for await (const entries of table.itemsIn(dueIn(minute))) {
    const done = await Promise.allSettled(entries.map((entry) => seeTo(entry, workers)));
    for (const [index, outcome] of done.entries()) {
      const entry = entries[index];
      if (outcome.status === 'fulfilled' || !entry) continue;
      failures += 1;
      logger.error('due work failed', { sk: entry.sk, error: outcome.reason });
      await table.transact(postponeDue(entry, Date.now() + PUT_OFF_MS));
    }
  }
  return failures;
}

async function seeTo(entry: table.Key, workers: Workers): Promise<void> {
  const due = dueWorkOf(entry);
  const worker = due && workers[due.work];
  if (!worker) throw new TypeError(`There is no due work ${due?.work}`);
  await worker(due.subject);
  await table.write(table.remove(entry));
}
