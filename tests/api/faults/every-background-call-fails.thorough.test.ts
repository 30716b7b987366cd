/**
 * Each AWS call of the background functions fails once in each possible way, and the functions run again as their
 * queues do. Nothing is lost and nothing happens twice. The functions run for everything that the writing endpoints
 * cause on a cloud without failures, and for all other events.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dueCursor, dueItem } from '#lambdas/due/store/items.ts';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { definitionOf } from '#lambdas/items.ts';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { upload } from '#lambdas/photos/store/items.ts';
import { Change } from '#lambdas/table/change.ts';
import { rateCount } from '#lambdas/table/rate-limit.ts';
import { webhook, webhookEvent } from '#lambdas/webhooks/store/items.ts';
import { API_FUNCTIONS } from '#shared/contract/endpoint.ts';
import { MINUTE } from '#shared/limits.ts';
import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { postPledge, upload as uploadPhoto } from '#tests/support/builders.ts';
import { aKitchen, claimMeals } from '#tests/support/claims.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { usePlacesFile } from '#tests/support/cloud/places-file.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { anActiveWebhook, aReceiver, type Receiver } from '#tests/support/webhooks.ts';
import { called, callFunction, type Work, workOf } from './called-functions.ts';
import { everyChange } from './changes.ts';
import { aScene, EVERY_WRITE } from './every-write.ts';
import { FiledWork } from './filed-work.ts';
import { without, withoutIds } from './net-changes.ts';
import { OCCASIONS } from './occasions.ts';
import { type Called, type Failure, type Left, ReplayedHistory } from './replayed-history.ts';

const SDK_ATTEMPTS = 2;
const LONGEST_MS = 25 * 60_000;

const environmentBefore = { ...process.env };
usePlacesFile();
const table = await useLoneTable();
let cloud: LocalCloud;
let history: ReplayedHistory;
let records: DynamoDBRecord[];

beforeAll(async () => {
  cloud = await startLocalCloud(undefined, { longestDelayMs: 0 });
  const { uploadId } = await uploadPhoto(cloud, await cloud.createUser());
  await tellAWebhook();
  const scene = await aScene(cloud, uploadId);
  for (const write of EVERY_WRITE) {
    const send = await write.prepare(scene);
    expect((await send()).status, write.name).toBeLessThan(300);
  }
  await cloud.settled();
  records = await everyChange(cloud);
  history = await ReplayedHistory.start(table, cloud, SDK_ATTEMPTS);
  // Avoids waiting between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
}, LONGEST_MS);
afterAll(async () => {
  vi.restoreAllMocks();
  await history.stop();
  await cloud.stop();
  process.env = environmentBefore;
});

/**
 * Makes events of a pledge and a claim for a webhook, before anything else is pledged or claimed: only the first changes
 * of a kind are followed.
 */
async function tellAWebhook(): Promise<void> {
  const kitchen = await aKitchen(cloud);
  await anActiveWebhook(cloud, kitchen.organizationId);
  const fisherman = await aPerson(cloud, { fisherman: A_FISHERMAN });
  const { id: pledgeId } = await postPledge(cloud, fisherman);
  await claimMeals(cloud, kitchen, pledgeId);
}

const MAX_RUNS = 4;

const filed = new FiledWork();

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

const READS = ['GetItem', 'BatchGetItem', 'Query', 'AdminGetUser'];
const isRead = ({ service, operation, method }: Called) =>
  READS.includes(operation) || (service === 's3' && method === 'GET');

/**
 * Of the failures that leave nothing done, each call gets one in turn, since only their names differ for the code
 * above.
 */
function failuresOf(call: Called, index: number): Failure[] {
  const fault = (['failed', 'throttled', 'brokenOff'] as const)[index % 3] ?? 'failed';
  const undone = { fault, times: SDK_ATTEMPTS };
  // SES cannot be asked whether an email was sent. By the decision on email it is sent again.
  if (isRead(call) || call.service === 'ses') return [undone];
  const done = DONE[index % 2] ?? 'answerLost';
  return [undone, { fault: done, times: 1 }, { fault: done, times: SDK_ATTEMPTS }];
}

const asText = (jobs: readonly Job[]) =>
  jobs.map(({ queue, name, payload }) => withoutIds(`${queue}: ${name} ${JSON.stringify(payload)}`));

/**
 * Whether an email may arrive twice, because it was sent and then could not be recorded. The decision on email allows
 * that.
 */
const isUnwritten = ({ operation, body }: Called, { fault }: Failure) =>
  operation === 'UpdateItem' && body.includes('#outcome') && !isDone(fault);

/** Attempts are counted before anything else, and are not reset after a failure. */
const isCountOfTries = (line: string, { isAskedAnew = false }: Work) =>
  line.startsWith('RATE#') || (isAskedAnew && line.startsWith('MAILED#'));

/** Jobs may be delivered twice, so all of them run twice here. */
function problemsOf(work: Work, [call, failure]: [Called, Failure], left: Left, expected: Left): string[] {
  const compared = ({ items }: Left) =>
    failure.times > 1 ? items.filter((line) => !isCountOfTries(line, work)) : items;
  const problem = (what: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${what}:\n      ${lines.join('\n      ')}`] : [];
  return [
    ...problem('lost', without(compared(expected), compared(left))),
    ...problem('left besides', without(compared(left), compared(expected))),
    ...problem('not told', without(expected.told, left.told)),
    ...problem('told besides', without(left.told, expected.told)),
    ...problem('lost jobs', without(asText(expected.jobs), asText(left.jobs))),
    ...problem('lost mails', without(expected.mails, left.mails)),
    ...(isUnwritten(call, failure) ? [] : problem('sent besides', without(left.mails, expected.mails))),
  ];
}

/** The runs so far. One run is enough for all with the same calls and effects. */
const seen = new Set<string>();
const problems: string[] = [];
/** The kinds of events that were made for webhooks. One turn is followed: all kinds are sent in the same way. */
const eventsMade = new Set<string>();

/** Runs work with each of its calls failing in turn. @returns the jobs that it queued */
async function tryEachFailure(work: Work): Promise<Job[]> {
  const { left, calls } = await history.watch(untilDone(work));
  for (const line of left.items)
    for (const [, event = ''] of line.matchAll(/"event":"(.+?)"/g)) eventsMade.add(event);
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
      const { service, operation, fault, times } = { ...call, ...failure };
      const name = `${work.name}: ${index} ${service} ${operation} ${fault} ${times}`;
      const after = await history.fail(call, failure, untilDone(work)).catch((error: Error) => error);
      if (after instanceof Error) problems.push(`${name}\n    ${after.message}: ${after.cause}`);
      else if (after)
        problems.push(
          ...problemsOf(work, [call, failure], after, left).map((each) => `${name}\n    ${each}`),
        );
    }
  }
  return left.jobs;
}

/** The maximum number of changes with the same attributes that are followed. */
const MAX_ALIKE = 3;
const alike = new Map<string, number>();

function isNew({ key, before, after }: Change): boolean {
  const names = new Set(Object.keys({ ...before, ...after }));
  const changed = [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
  const kind = JSON.stringify([definitionOf(key)?.name, !before, !after, changed.sort()]);
  const count = (alike.get(kind) ?? 0) + 1;
  alike.set(kind, count);
  return count <= MAX_ALIKE;
}

/** The queues of a webhook's turn. */
const TURNS = ['webhook-turns', 'webhooks'] as const;

/** Queues whose functions are not called here. */
const ELSEWHERE: readonly string[] = ['invalidations'];

/** Functions that are not called here, with the reason. */
const NOT_CALLED = {
  'share-render': 'It writes nothing.',
  'invalidate-edge': 'The edge forgets the same however often it is asked.',
  'walk-site': 'It calls nothing but the site itself.',
  'key-api': 'It serves endpoints of other functions.',
};

describe('the background functions', () => {
  it('lose nothing and do nothing twice, whichever call fails', { timeout: LONGEST_MS }, async () => {
    const [person, receiver] = await Promise.all([cloud.createUser(), aReceiver()]);
    history.received = receiver.received;
    for (const occasion of OCCASIONS)
      await tryEachFailure(occasion({ history, table, person, userPoolId: cloud.config.userPoolId }));
    for (const record of records) {
      const change = new Change(record);
      // Near the daily limit, repeated work invalidates later, which would depend on the number of removed posts.
      if (rateCount.match(change.key)?.name !== 'invalidation')
        history.note(change.key, receivedBy(receiver, change));
      putPhoto(change);
      filed.note(change);
      const jobs = isNew(change) ? await tryEachFailure(reactionsTo(record)) : [];
      jobs.push(...(await tryWhenDue(change)));
      while (jobs.length > 0) {
        const job = jobs.shift();
        if (job && !ELSEWHERE.includes(job.queue)) jobs.push(...(await tryEachFailure(workWithTurns(job))));
      }
    }
    expect(problems.join('\n')).toBe('');
    expect([...eventsMade]).toEqual(expect.arrayContaining(['claim.created', 'pledge.created']));
    expect(receiver.received.length).toBeGreaterThan(0);
  });

  it('are all called here, or by the endpoints that write', () => {
    expect([...called, ...API_FUNCTIONS, ...Object.keys(NOT_CALLED)].sort()).toEqual(
      [...FUNCTION_NAMES].sort(),
    );
  });
});

/** All reactions to a change. Failed ones are queued to be retried. */
const reactionsTo = (record: DynamoDBRecord): Work => ({
  name: `reactions to ${definitionOf(new Change(record).key)?.name}`,
  async run() {
    await callFunction('react-to-changes', { Records: [record] });
    for (const job of history.takeJobs('failed-changes')) await untilDone(workOf(job))();
  },
});

/** Webhooks lead to a program that works, and their events are sent at once. */
function receivedBy({ address }: Receiver, { key, after }: Change) {
  if (after && webhook.is(key)) return { ...after, address, restsUntil: 0 };
  // Those that could not be delivered would become due between two runs.
  return after && webhookEvent.is(key) ? { ...after, dueAt: 0 } : after;
}

/** A job with those of a webhook's turn that follow from it, since each needs what the one before has left. */
const workWithTurns = (job: Job): Work => ({
  name: job.name,
  async run(attempt) {
    await workOf(job).run(attempt);
    const following = () => TURNS.flatMap((queue) => history.takeJobs(queue));
    for (let jobs = following(); jobs.length > 0; jobs = following())
      for (const each of jobs) await untilDone(workOf(each))();
  },
});

/** A ready photo is in the bucket. */
function putPhoto({ key, after }: Change): void {
  const uploadId = upload.match(key)?.uploadId;
  if (uploadId === undefined || after?.status !== 'ready') return;
  for (const { width, format } of PHOTO_RENDITIONS)
    history.putFile(photoKey(uploadId, width, format), Buffer.from('a photo'));
}

/** After this, failed work is tried again. */
const TRIED_AGAIN = 6 * MINUTE;

/** Runs filed work at its time and alone, and failed work some minutes later. */
async function tryWhenDue(change: Change): Promise<Job[]> {
  const due = change.isInsertion && dueItem.match(change.key);
  if (!due) return [];
  const { minute, work } = due;
  const start = Date.parse(minute);
  const putBack = filed.takeAwayOthers(history, change, start, MAX_RUNS * TRIED_AGAIN);
  history.note(dueCursor.key({}), { ...dueCursor.item({}, { minute }) });
  vi.useFakeTimers({ toFake: ['Date'] });
  const run = async (attempt: number) => {
    vi.setSystemTime(start + (attempt - 1) * TRIED_AGAIN);
    await callFunction('run-due', {});
  };
  try {
    return await tryEachFailure({ name: work, run });
  } finally {
    vi.useRealTimers();
    putBack();
  }
}
