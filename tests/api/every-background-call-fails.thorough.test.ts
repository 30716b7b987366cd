/**
 * Each call that reactions, jobs and mails make of the table, the queues and SES fails once, in each way that it can, and they are run again as their queues do:
 * nothing is lost, and nothing happens twice. What they are run for is all that the endpoints that write have set off on a cloud where nothing fails.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dueCursor, dueItem } from '#lambdas/due/store/items.ts';
import { definitionOf } from '#lambdas/items.ts';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { Change } from '#lambdas/table/change.ts';
import { requestExport } from '#shared/accounts/endpoints.ts';
import { MINUTE } from '#shared/limits.ts';
import { upload } from '#tests/support/builders.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/local-cloud.ts';
import { useLoneTable } from '#tests/support/lone-table.ts';
import { usePlacesFile } from '#tests/support/places-file.ts';
import { everyChange } from './changes.ts';
import { aScene, EVERY_WRITE } from './every-write.ts';
import { withoutIds } from './net-changes.ts';
import { type Called, type Failure, type Left, ReplayedHistory } from './replayed-history.ts';

const SDK_ATTEMPTS = 2;
const LONGEST_MS = 10 * 60_000;

const environmentBefore = { ...process.env };
usePlacesFile();
const table = await useLoneTable();
let cloud: LocalCloud;
let history: ReplayedHistory;
let records: DynamoDBRecord[];

beforeAll(async () => {
  cloud = await startLocalCloud(undefined, { longestDelayMs: 0 });
  const { uploadId } = await upload(cloud, await cloud.createUser());
  const scene = await aScene(cloud, uploadId);
  for (const write of EVERY_WRITE) {
    // Its job writes a file, and no bucket is there to replay that.
    if (write.name === requestExport.name) continue;
    const send = await write.prepare(scene);
    expect((await send()).status, write.name).toBeLessThan(300);
  }
  await cloud.settled();
  records = await everyChange(cloud);
  history = await ReplayedHistory.start(table, cloud, SDK_ATTEMPTS);
  // No waiting between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
}, LONGEST_MS);
afterAll(async () => {
  vi.restoreAllMocks();
  await history.stop();
  await cloud.stop();
  process.env = environmentBefore;
});

/** Something that is run again until it is done. */
interface Work {
  name: string;
  /** Runs it once more. @throws when it failed */
  run(attempt: number): Promise<void>;
}

const MAX_RUNS = 4;

const untilDone = (work: Work) => async () => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work.run(attempt);
    } catch (error) {
      history.lift();
      if (attempt === MAX_RUNS) throw new Error(`${work.name} was never done`, { cause: error });
    }
  }
};

const DONE = ['answerLost', 'doneThenFailed'] as const;
const isDone = (fault: Failure['fault']) => DONE.some((each) => each === fault);

const READS = ['GetItem', 'BatchGetItem', 'Query'];

/** Of the failures that leave nothing done each call meets one, in turn: to the code above they differ in their name alone. */
function failuresOf({ service, operation }: Called, index: number): Failure[] {
  const fault = (['failed', 'throttled', 'brokenOff'] as const)[index % 3] ?? 'failed';
  const undone = { fault, times: SDK_ATTEMPTS };
  // Whether a mail was sent SES cannot be asked: the decision on email says that it is sent again.
  if (READS.includes(operation) || service === 'ses') return [undone];
  const done = DONE[index % 2] ?? 'answerLost';
  return [undone, { fault: done, times: 1 }, { fault: done, times: SDK_ATTEMPTS }];
}

const asText = (jobs: readonly Job[]) =>
  jobs.map(({ queue, name, payload }) => withoutIds(`${queue}: ${name} ${JSON.stringify(payload)}`));

/** Whether a mail may come twice: it was sent, and nobody could write that down. The decision on email says so. */
const isUnwritten = ({ operation, body }: Called, { fault }: Failure) =>
  operation === 'UpdateItem' && body.includes('#outcome') && !isDone(fault);

/** How often something was tried is counted before anything else, and not taken back when that fails. */
const isCountOfTries = (line: string) => line.startsWith('RATE#');

/** Jobs may come twice: all of them are run so here. */
function problemsOf(call: Called, failure: Failure, left: Left, expected: Left): string[] {
  const compared = ({ items }: Left) =>
    failure.times > 1 ? items.filter((line) => !isCountOfTries(line)) : items;
  const problem = (what: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${what}:\n      ${lines.join('\n      ')}`] : [];
  return [
    ...problem('lost', without(compared(expected), compared(left))),
    ...problem('left besides', without(compared(left), compared(expected))),
    ...problem('lost jobs', without(asText(expected.jobs), asText(left.jobs))),
    ...problem('lost mails', without(expected.mails, left.mails)),
    ...(isUnwritten(call, failure) ? [] : problem('sent besides', without(left.mails, expected.mails))),
  ];
}

/** The lines of `all` that are not in `others`, as often as they stand there. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return all.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** What was run before: of work that calls and leaves the same one is enough. */
const seen = new Set<string>();
const problems: string[] = [];

/** Runs something with each of its calls failing. @returns the jobs that follow */
async function tryEachFailure(work: Work): Promise<Job[]> {
  const { left, calls } = await history.watch(untilDone(work));
  const shape = JSON.stringify([
    work.name,
    calls.map(({ operation }) => operation).sort(),
    left.items.map((line) => line.replace(/(is new|has): .*/, '$1')),
    asText(left.jobs).map((line) => line.replace(/ \{.*/, '')),
  ]);
  if (seen.has(shape)) return [];
  seen.add(shape);
  for (const [index, call] of calls.entries()) {
    for (const failure of failuresOf(call, index)) {
      const name = `${work.name}: ${index} ${call.operation} ${failure.fault} ${failure.times}`;
      const after = await history.fail(call, failure, untilDone(work)).catch((error: Error) => error);
      if (after instanceof Error) problems.push(`${name}\n    ${after.message}: ${after.cause}`);
      else if (after)
        problems.push(...problemsOf(call, failure, after, left).map((each) => `${name}\n    ${each}`));
    }
  }
  return left.jobs;
}

/** Changes of the same attributes that a reaction is run for. */
const MAX_ALIKE = 3;
const alike = new Map<string, number>();

function isNewTo(reaction: string, { key, before, after }: Change): boolean {
  const names = new Set(Object.keys({ ...before, ...after }));
  const changed = [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
  const kind = JSON.stringify([reaction, definitionOf(key)?.name, !before, !after, changed.sort()]);
  const count = (alike.get(kind) ?? 0) + 1;
  alike.set(kind, count);
  return count <= MAX_ALIKE;
}

it('loses nothing and does nothing twice, whichever call fails', { timeout: LONGEST_MS }, async () => {
  const { subscriptionsTo } = await import('#lambdas/changes/reactions.ts');
  for (const record of records) {
    const change = new Change(record);
    const reactions = subscriptionsTo(change.key).filter(({ name }) => isNewTo(name, change));
    history.note(change.key, change.after);
    const jobs: Job[] = [];
    for (const { name, run } of reactions)
      jobs.push(...(await tryEachFailure({ name, run: () => run([change]) })));
    jobs.push(...(await tryWhenDue(change)));
    while (jobs.length > 0) {
      const work = await workOf(jobs.shift());
      if (work) jobs.push(...(await tryEachFailure(work)));
    }
  }
  expect(problems.join('\n')).toBe('');
});

/** What a change has filed is done at its time, and what failed some minutes later. */
async function tryWhenDue(change: Change): Promise<Job[]> {
  const due = change.isInsertion && dueItem.match(change.key);
  if (!due) return [];
  const { minute, work } = due;
  history.note(dueCursor.key({}), { ...dueCursor.item({}, { minute }) });
  const { handler } = await import('#lambdas/entries/run-due.ts');
  vi.useFakeTimers({ toFake: ['Date'] });
  const run = async (attempt: number) => {
    vi.setSystemTime(Date.parse(minute) + (attempt - 1) * 6 * MINUTE);
    await handler();
  };
  return await tryEachFailure({ name: work, run }).finally(() => vi.useRealTimers());
}

/** A job as its queue gives it to its function. */
async function workOf(job: Job | undefined): Promise<Work | undefined> {
  if (!job) return undefined;
  const { queue, ...rest } = job;
  if (queue !== 'jobs' && queue !== 'mails') return undefined;
  const { handler } =
    queue === 'jobs'
      ? await import('#lambdas/entries/run-jobs.ts')
      : await import('#lambdas/entries/send-mails.ts');
  return {
    name: job.name,
    async run(attempt) {
      const attributes = { ApproximateReceiveCount: String(attempt) };
      const message = { messageId: 'one', receiptHandle: 'one', body: JSON.stringify(rest), attributes };
      const { batchItemFailures } = await handler({ Records: [message] } as never);
      if (batchItemFailures.length > 0) throw new Error('It failed');
    },
  };
}
