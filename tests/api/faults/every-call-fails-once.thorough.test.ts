/**
 * Each call that an endpoint makes of AWS while it writes fails once, in each way that it can, and the client repeats its request: nothing is
 * lost, nothing happens twice, nothing is left over, and whatever is answered says what to do. Which endpoints write, the contract says.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload as uploadItem } from '#lambdas/photos/store/items.ts';
import { API_FUNCTIONS, changesSomething, type EndpointDefinition } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { upload } from '#tests/support/builders.ts';
import type { ApiAnswer } from '#tests/support/cloud/api-call.ts';
import { FAULTS, type WireRequest } from '#tests/support/cloud/faults.ts';
import {
  FAULTY_SERVICES,
  type FaultyCloud,
  type FaultyService,
  SDK_ATTEMPTS,
  startFaultyCloud,
} from '#tests/support/cloud/faulty-cloud.ts';
import { readTable, setAttribute } from '#tests/support/cloud/table.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { type ChangesReader, readChanges } from './changes.ts';
import { expectConsistency } from './consistency.ts';
import { aScene, EVERY_WRITE, type Scene, type Write } from './every-write.ts';
import { netChanges, without, withoutIds } from './net-changes.ts';

let cloud: FaultyCloud;
let changes: ChangesReader;
/** Of a photo that is ready. */
let uploadId: string;
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

type Called = WireRequest & { service: FaultyService };
type Fault = keyof (typeof FAULTS)['dynamoDb'];
type Answer = ApiAnswer<EndpointDefinition>;

/** Whether the answer comes back or not, nothing is changed by these. */
const READS = ['GetItem', 'BatchGetItem', 'Query', 'AdminGetUser', 'AdminInitiateAuth'];

/** How a call fails: each attempt of it, or one, so that the client of AWS repeats it by itself. */
interface Failure {
  fault: Fault;
  times: number;
  /** Nothing was done before, and nothing is by this call: a refusal has changed nothing. */
  leavesNothing?: boolean;
}

const EACH_ATTEMPT = SDK_ATTEMPTS;

/** Leaving makes so many calls that on a busy machine they outlast what other tests are given; and what is given up here would go on failing calls of the next. */
const LONGEST_MS = 10 * 60_000;

/** Calls of one endpoint that all meet each kind of failure; where there are more, each meets one, in turn: leaving is many of the same. */
const FEW_CALLS = 12;

/** Whether it changes what is compared. How often somebody tried is counted before anything else, and not taken back. */
const isWrite = ({ operation, body }: Called) => !READS.includes(operation) && !body.includes('"RATE#');

/** Of the failures that leave nothing done each call meets one, in turn: to the code above they differ in their name alone. */
function failuresOf(calls: readonly Called[], index: number): Failure[] {
  const undone = (['failed', 'throttled', 'brokenOff'] as const)[index % 3] ?? 'failed';
  const leavesNothing = calls.findIndex(isWrite) === index;
  const first: Failure = { fault: undone, times: EACH_ATTEMPT, leavesNothing };
  const call = calls[index];
  if (!call || !isWrite(call)) return [first];
  const all: Failure[] = [
    { fault: 'answerLost', times: EACH_ATTEMPT },
    { fault: 'answerLost', times: 1 },
    first,
  ];
  return calls.length <= FEW_CALLS ? all : all.slice(index % 3).slice(0, 1);
}

/** Lets each call by and gives them in the end. */
function recordCalls(): Called[] {
  const calls: Called[] = [];
  for (const service of FAULTY_SERVICES) {
    const isOver = (wire: WireRequest) => {
      calls.push({ ...wire, service });
      return false;
    };
    cloud[service].fail(isOver, FAULTS[service].failed);
  }
  return calls;
}

/** Has one of these calls fail. It is found among those of its kind: others, such as reads that are remembered for a time, may not be made again. */
function failCall(calls: readonly Called[], index: number, { fault, times }: Failure): void {
  const isAlike = (call: Called) =>
    call.service === calls[index]?.service && call.operation === calls[index].operation;
  const before = calls.slice(0, index).filter(isAlike).length;
  let seen = 0;
  let chosen: string | undefined;
  const isChosen = (wire: WireRequest, service: Called['service']) => {
    const { method, path, operation, body } = wire;
    const text = [method, path, operation, body].join(' ');
    if (chosen === undefined && isAlike({ ...wire, service }) && seen++ === before) chosen = text;
    return text === chosen;
  };
  for (const service of FAULTY_SERVICES)
    cloud[service].fail((wire) => isChosen(wire, service), FAULTS[service][fault], times);
}

function lift(): void {
  for (const service of FAULTY_SERVICES) cloud[service].lift();
}

/** Gives what tells all that is there by then and was not there before: items, and emails. */
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

/** The error in a reply while a call fails; undefined for a good one. */
function problemOf(answer: Answer, fault: Fault): string | undefined {
  if (answer.status < 300) return undefined;
  const { code, message } = answer.error;
  const expected = fault === 'throttled' ? 'too_many_requests' : 'internal';
  if (code !== expected) return `was answered ${code} in place of ${expected}: ${message}`;
  if (message !== apiErrors[code]) return `was refused in other words: ${message}`;
  const isTold = answer.headers.get('retry-after') !== null;
  return fault === 'throttled' && !isTold ? 'was not told when to try again' : undefined;
}

function problemOfRepeat(answer: Answer, { doneBefore }: Write): string | undefined {
  if (answer.status < 300 || answer.error.code === doneBefore) return undefined;
  return `repeated, was answered ${answer.error.code}: ${answer.error.message}`;
}

/** A run in which nothing fails: what it leaves, and what it calls. */
async function runUndisturbed(write: Write, scene: Scene) {
  const send = await write.prepare(scene);
  const readLeft = await watch();
  const calls = recordCalls();
  expect((await send()).status, String(cloud.failures.at(-1))).toBeLessThan(300);
  lift();
  const left = await readLeft();
  expect(left, 'what is left').not.toEqual([]);
  return { left, calls };
}

/** A run in which one call fails, and the request is sent again. @returns what is wrong in the end */
async function runFailing(
  write: Write,
  scene: Scene,
  [calls, index]: [readonly Called[], number],
  failure: Failure,
  expected: string[],
) {
  const send = await write.prepare(scene);
  const readLeft = await watch();
  failCall(calls, index, failure);
  const answer = await send();
  lift();
  const problems = [problemOf(answer, failure.fault)];
  if (failure.leavesNothing && answer.status >= 300)
    problems.push(problemOfLines('refused, left', await readLeft()));
  problems.push(problemOfRepeat(await send(), write));
  const left = await readLeft();
  problems.push(problemOfLines('lost', without(expected, left)));
  problems.push(problemOfLines('left besides', without(left, expected)));
  return problems.filter((problem) => problem !== undefined);
}

const problemOfLines = (what: string, lines: readonly string[]): string | undefined =>
  lines.length > 0 ? `${what}:\n    ${lines.join('\n    ')}` : undefined;

describe('of the endpoints that write', () => {
  it('each is called here', () => {
    const writes = ENDPOINTS.filter(changesSomething).map(({ name }) => name);
    expect(EVERY_WRITE.map(({ name }) => name).sort()).toEqual(writes.sort());
  });
});

describe.each(EVERY_WRITE)('$name', (write) => {
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

describe('after all of them', () => {
  it('everything agrees, and what no post took goes with the sweep', async () => {
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
