/**
 * Rehearses outages of what the site needs of AWS. Each dependency fails in each way for a minute and for an hour, by the moved clock, while people of a
 * village go on. Then it works again, and nobody does anything: all that was acknowledged has to be there, once, and all that waited has to arrive.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '#bin/build/build-all.ts';
import { ROOT } from '#bin/command.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { type Alarm, alarmsOf } from './outages/alarms.ts';
import {
  DEPENDENCIES,
  type Dependency,
  LEFT_OUT,
  type OutageCloud,
  startOutageCloud,
  UNTOLD,
  WAYS,
  type Way,
} from './outages/dependencies.ts';
import { noteCounts, noteQueues } from './outages/observe.ts';
import { aScene, type Scene, type Wish } from './outages/scene.ts';
import { runOn, stepsOf } from './steps.ts';

interface Outage {
  dependency: Dependency;
  way: Way;
  lengthMs: number;
}

interface Row extends Outage {
  saw: string;
  waited: string;
  wrong: string[];
  rang: string;
  ended: string;
}

interface Rehearsal {
  say(line: string): void;
  /** All of them by default. */
  dependencies?: readonly Dependency[];
  ways?: readonly Way[];
  lengths?: readonly number[];
  /** Of all functions, in seconds, in place of the deployed ones. */
  timeout?: number;
  /** Looks at the cloud after all outages. */
  check?(cloud: OutageCloud): Promise<void>;
}

const LENGTHS = [MINUTE, HOUR];

/** @returns a sentence for each thing that was not as it should be */
export async function rehearseOutages({
  say,
  dependencies = DEPENDENCIES,
  ways = WAYS,
  lengths = LENGTHS,
  timeout,
  check,
}: Rehearsal): Promise<string[]> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-rehearse-'));
  const steps = stepsOf(say);
  await steps.step('the site is built', () => buildAll(ROOT, 'local', true));
  const alarms = alarmsOf('prod');
  const cloud = await steps.step('a local cloud starts', () => startOutageCloud(stateDirectory, timeout));
  const logs = join(stateDirectory, 'logs');
  try {
    await cloud.prepareSite();
    // The first run of all looks back an hour only.
    await cloud.runDue();
    const rows: Row[] = [];
    for (const dependency of dependencies) {
      for (const way of ways) {
        const reason = LEFT_OUT[dependency]?.[way];
        if (reason !== undefined) say(`left out: ${dependency} ${way}, ${reason}`);
        for (const lengthMs of reason === undefined ? lengths : []) {
          const name = nameOf({ dependency, way, lengthMs });
          const row = await steps.step(name, () =>
            suffer(cloud, { dependency, way, lengthMs }, { alarms, logs }),
          );
          for (const sentence of row.wrong) steps.expect(false, `${name}: ${sentence}`);
          rows.push(row);
        }
      }
      await runOn(steps, cloud.port, stateDirectory, 'replay');
    }
    await check?.(cloud);
    for (const [dependency, { ways: untold, reason }] of Object.entries(UNTOLD))
      say(`may ring no alarm: ${dependency} ${untold.join(', ')}: ${reason}`);
    say('dependency | way | length | people saw | waited | wrong or lost | alarms | how it ended');
    for (const row of rows)
      say([nameOf(row), row.saw, row.waited, row.wrong.length, row.rang, row.ended].join(' | '));
    return steps.wrong;
  } finally {
    await cloud.stop();
  }
}

const nameOf = ({ dependency, way, lengthMs }: Outage) =>
  [dependency, way, lengthMs === HOUR ? 'an hour' : 'a minute'].join(' | ');

/** Parts of an outage: in each people read, and twice they write. Where each request takes seconds, there are fewer. */
const PARTS = 12;
const SLOW_PARTS = 4;
const isSlow = (way: Way) => way === 'slow' || way === 'silent';
/** The longest time after an outage until all is as before. */
const LONGEST_END = 3 * HOUR;
const END_STEP = 5 * MINUTE;
/** Of an email, if SES takes it for an hour and its answer is lost each time. */
const MOST_COPIES = 5;
/** Between two outages, so that no alarm sees both. */
const PAUSE = 15 * MINUTE;

async function suffer(
  cloud: OutageCloud,
  { dependency, way, lengthMs }: Outage,
  { alarms, logs }: { alarms: readonly Alarm[]; logs: string },
): Promise<Row> {
  await pass(cloud, PAUSE);
  const scene = await aScene(cloud);
  const deadBefore = deadLettersIn(cloud);
  const startedAt = cloud.clock.now();
  const seen = new Map<string, number>();
  const waiting = new Map<string, number>();
  const wrong = new Set<string>();
  const heal = cloud.breakDown(dependency, way);
  try {
    const parts = isSlow(way) ? SLOW_PARTS : PARTS;
    for (let part = 0; part < parts; part++) {
      const writes = part % (parts / 2) === 0 ? scene.writes.filter(({ isDone }) => !isDone) : [];
      await Promise.all([...writes, ...scene.reads].map((wish) => tryOne(wish, seen, wrong)));
      await pass(cloud, lengthMs / parts);
      noteQueues(cloud.metrics, cloud.clock.now(), cloud, deadBefore);
      for (const { name, messages } of cloud.queues.waiting())
        waiting.set(name, Math.max(waiting.get(name) ?? 0, messages));
    }
  } finally {
    heal();
  }
  const endedAfter = await untilCalm(cloud, scene, wrong);
  for (const sentence of await scene.check(way === 'lying' && dependency === 'ses' ? MOST_COPIES : 1))
    wrong.add(sentence);
  for (const [name, dead] of deadLettersIn(cloud)) {
    const more = dead - (deadBefore.get(name) ?? 0);
    if (more > 0) wrong.add(`${more} dead letters in ${name}`);
  }
  noteCounts(cloud.metrics, logs, startedAt);
  const rang = cloud.metrics.ringing(alarms, startedAt, cloud.clock.now());
  const isUntold = UNTOLD[dependency]?.ways.includes(way) ?? false;
  if (rang.length === 0 && lengthMs >= HOUR && !isSlow(way) && !isUntold) wrong.add('no alarm rang');
  return {
    ...{ dependency, way, lengthMs },
    saw: listed(seen),
    waited: listed(waiting) || 'nothing',
    wrong: [...wrong],
    rang: rang.join(', ') || 'none',
    ended: `by itself, ${endedAfter / MINUTE} min later`,
  };
}

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts].flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : [])).join(', ');

async function tryOne(wish: Wish, seen: Map<string, number>, wrong: Set<string>): Promise<void> {
  const { what, problem } = await wish.try();
  seen.set(what, (seen.get(what) ?? 0) + 1);
  if (problem !== undefined) wrong.add(`${wish.name} ${problem}`);
}

/** Moves the clock, and lets what is due run, which may fail. */
async function pass(cloud: OutageCloud, ms: number): Promise<void> {
  cloud.clock.advance(ms);
  await cloud.runDue().catch(() => undefined);
  await cloud.queues.idle();
}

/** People send again what was refused, as their apps do. @returns milliseconds until nothing waits any more */
async function untilCalm(cloud: OutageCloud, scene: Scene, wrong: Set<string>): Promise<number> {
  await scene.signIn();
  for (const wish of scene.writes) {
    const wasDone = wish.isDone;
    const { what, problem } = await wish.try();
    if (what !== 'served')
      wrong.add(`${wish.name}${wasDone ? ', repeated,' : ''} ${problem ?? `saw ${what} afterwards`}`);
  }
  let passed = 0;
  for (await cloud.settled(); messagesIn(cloud) > 0 && passed < LONGEST_END; passed += END_STEP) {
    await pass(cloud, END_STEP);
    await cloud.settled();
  }
  if (messagesIn(cloud) > 0) wrong.add(`something still waits after ${passed / MINUTE} minutes`);
  await scene.signIn();
  for (const read of scene.reads) {
    const { what } = await read.try();
    if (what !== 'served') wrong.add(`${read.name} saw ${what} afterwards`);
  }
  return passed;
}

const messagesIn = (cloud: OutageCloud) =>
  cloud.queues.waiting().reduce((sum, { messages }) => sum + messages, 0);

const deadLettersIn = (cloud: OutageCloud) =>
  new Map(cloud.queues.waiting().map(({ name }) => [name, cloud.queues.deadLetters(name).length]));
