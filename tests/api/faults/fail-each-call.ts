/**
 * Each AWS call of a writing endpoint fails in each possible way, for some also in the first retry, and the client retries. Nothing is lost, happens
 * twice or is left over, and every response tells the person what to do.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload as uploadItem } from '#lambdas/photos/store/items.ts';
import { API_FUNCTIONS } from '#shared/contract/endpoint.ts';
import { upload } from '#tests/support/builders.ts';
import { type FaultyCloud, SDK_ATTEMPTS, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { readTable, setAttribute } from '#tests/support/cloud/table.ts';
import { type ChangesReader, readChanges } from './changes.ts';
import { expectConsistency } from './consistency.ts';
import { aScene, type Scene, type Write } from './every-write.ts';
import {
  type Answer,
  type Called,
  type Failure,
  type Fault,
  failCall,
  liftAll,
  problemOf,
  recordCalls,
} from './failed-calls.ts';
import { netChanges, without, withoutIds } from './net-changes.ts';

let cloud: FaultyCloud;
let changes: ChangesReader;
/** An upload whose photo is ready. */
let uploadId: string;

/** Reads change nothing, whether or not the response arrives. */
const READS = ['GetItem', 'BatchGetItem', 'Query', 'AdminGetUser', 'AdminInitiateAuth'];

interface WriteFailure extends Failure {
  /** Whether nothing was done before this call and nothing is done by it, so that a refusal has changed nothing. */
  leavesNothing?: boolean;
  /** How the same call of the first retry fails. */
  again?: Fault;
}

/**
 * Deleting an account makes so many calls that it exceeds the usual time limit on a busy machine. An interrupted test
 * would continue to fail calls of the next one.
 */
const LONGEST_MS = 25 * 60_000;

/**
 * The number of calls of an endpoint for which each call gets every kind of failure. With more calls, each gets one
 * kind in turn, since many calls are alike.
 */
const FEW_CALLS = 12;

/** Whether the call changes the compared data. Attempts are counted before anything else, and are not reset. */
const isWrite = ({ operation, body }: Called) => !READS.includes(operation) && !body.includes('"RATE#');

/**
 * Of the failures that leave nothing done, each call gets one in turn, since only their names differ for the code
 * above.
 */
function failuresOf(calls: readonly Called[], index: number): WriteFailure[] {
  const undone = (['failed', 'throttled', 'brokenOff'] as const)[index % 3] ?? 'failed';
  const leavesNothing = calls.findIndex(isWrite) === index;
  const first: WriteFailure = { fault: undone, times: SDK_ATTEMPTS, leavesNothing };
  const call = calls[index];
  if (!call || !isWrite(call)) return [first];
  first.again = 'answerLost';
  const all: WriteFailure[] = [{ fault: 'answerLost', times: 1 }, first];
  // Where nothing is left, the retry is like a first request, so that its lost response proves this as well.
  if (!leavesNothing) all.push({ fault: 'answerLost', times: SDK_ATTEMPTS });
  return calls.length <= FEW_CALLS ? all : all.slice(index % all.length).slice(0, 1);
}

/** Returns a function that lists all items and emails that are new since then. */
async function watch(): Promise<() => Promise<string[]>> {
  await cloud.settled();
  await changes.next();
  const mailsBefore = new Set(cloud.mails().map(({ id }) => id));
  const records: DynamoDBRecord[] = [];
  return async () => {
    await cloud.settled();
    records.push(...(await changes.next()));
    const mails = cloud.mails().filter(({ id }) => !mailsBefore.has(id));
    const sent = mails.map(({ to, subject }) => `mail to ${to}: ${subject}`);
    return [...netChanges(records), ...sent.map(withoutIds).sort()];
  };
}

function problemOfRepeat(answer: Answer, { doneBefore }: Write): string | undefined {
  if (answer.status < 300 || answer.error.code === doneBefore) return undefined;
  return `repeated, was answered ${answer.error.code}: ${answer.error.message}`;
}

/** Runs without failures, and returns the results and the calls. */
async function runUndisturbed(write: Write, scene: Scene) {
  const send = await write.prepare(scene);
  const readLeft = await watch();
  const calls = recordCalls(cloud);
  expect((await send()).status, String(cloud.failures.at(-1))).toBeLessThan(300);
  liftAll(cloud);
  const left = await readLeft();
  expect(left, 'what is left').not.toEqual([]);
  return { left, calls };
}

/** Runs with one failed call, and sends the request again. @returns the problems in the end */
async function runFailing(
  write: Write,
  scene: Scene,
  [calls, index]: [readonly Called[], number],
  failure: WriteFailure,
  expected: string[],
) {
  const send = await write.prepare(scene);
  const readLeft = await watch();
  failCall(cloud, [calls, index], failure);
  const answer = await send();
  liftAll(cloud);
  const problems = [problemOf(answer, failure.fault)];
  if (failure.leavesNothing && answer.status >= 300)
    problems.push(problemOfLines('refused, left', await readLeft()));
  if (failure.again) {
    failCall(cloud, [calls, index], { ...failure, fault: failure.again });
    const second = await send();
    liftAll(cloud);
    if (problemOfRepeat(second, write)) problems.push(problemOf(second, failure.again));
  }
  problems.push(problemOfRepeat(await send(), write));
  const left = await readLeft();
  problems.push(problemOfLines('lost', without(expected, left)));
  problems.push(problemOfLines('left besides', without(left, expected)));
  return problems.filter((problem) => problem !== undefined);
}

const problemOfLines = (what: string, lines: readonly string[]): string | undefined =>
  lines.length > 0 ? `${what}:\n    ${lines.join('\n    ')}` : undefined;

/** Each scene has a kitchen, and all kitchens hear of each pledge: on a cloud of all endpoints, the last ones take four times as long. */
const ENDPOINTS_OF_A_CLOUD = 12;

/** Tests these endpoints, one after the other, a dozen on each cloud. */
export function failEachCall(writes: readonly Write[]): void {
  for (let from = 0; from < writes.length; from += ENDPOINTS_OF_A_CLOUD) {
    const some = writes.slice(from, from + ENDPOINTS_OF_A_CLOUD);
    describe(`${some[0]?.name} to ${some.at(-1)?.name}`, () => failEachCallOf(some));
  }
}

function failEachCallOf(writes: readonly Write[]): void {
  beforeAll(async () => {
    // Emails that wait for two minutes would arrive while another call is watched.
    cloud = await startFaultyCloud(API_FUNCTIONS, undefined, { longestDelayMs: 0 });
    changes = await readChanges(cloud);
    ({ uploadId } = await upload(cloud, await cloud.createUser()));
  });
  afterAll(async () => {
    changes.close();
    await cloud.stop();
  });

  describe.each(writes)('$name', (write) => {
    it('is done once, whichever call of AWS fails', { timeout: LONGEST_MS }, async () => {
      const scene = await aScene(cloud, uploadId);
      const { left, calls } = await runUndisturbed(write, scene);
      expect(calls.length).toBeGreaterThan(0);
      const problems: string[] = [];
      for (const [index, call] of calls.entries()) {
        for (const failure of failuresOf(calls, index)) {
          const name = `${index} ${call.service} ${call.operation} ${failure.fault} ${failure.times}`;
          const found = await runFailing(write, scene, [calls, index], failure, left);
          problems.push(...found.map((problem) => `${name} ${problem}`));
        }
      }
      expect(problems.join('\n')).toBe('');
    });
  });

  describe('the state after all these calls', () => {
    it('is consistent, and unused photos are deleted', async () => {
      await cloud.settled();
      await expectConsistency(cloud);
      const isWaiting = ({ attachedTo }: Record<string, unknown>) => attachedTo === undefined;
      const uploads = async () =>
        (await readTable(cloud)).filter((item) => uploadItem.is(item) && isWaiting(item));
      const past = Math.floor(Date.now() / 1000) - 60;
      for (const item of await uploads()) await setAttribute(cloud, item, 'expiresAt', past);
      await cloud.sweepExpired();
      await cloud.settled();
      expect(await uploads()).toEqual([]);
      await expectConsistency(cloud);
    });
  });
}
