/** New pledges that very many people follow or search for, while the jobs that tell them are killed now and then. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { buildAll } from '#bin/build/build-all.ts';
import { localSite } from '#bin/build/local-site.ts';
import { ROOT } from '#bin/command.ts';
import type { Telling } from '#lambdas/alerts/jobs.ts';
import { TOLD_TOGETHER } from '#lambdas/alerts/match.ts';
import { alertSettings, savedSearch } from '#lambdas/alerts/store/items.ts';
import { SEARCH } from '#lambdas/alerts/store/search-entries.ts';
import { favorite } from '#lambdas/favorites/store/items.ts';
import { account } from '#lambdas/people/store/items.ts';
import type { PostRecord } from '#lambdas/posts/store/kinds.ts';
import { newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { addressesAt, awsEnvironment, productEnvironment, REGION } from '#local/environment.ts';
import { createClock } from '#local/lambda-runtime/clock.ts';
import { LambdaRuntime } from '#local/lambda-runtime/runtime.ts';
import { openSecrets } from '#local/secrets.ts';
import { USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import { type QueueServer, startQueueServer } from '#tests/support/cloud/queue-server.ts';
import { startTableAlone, TABLE_NAME, type TableAlone } from '#tests/support/cloud/table-alone.ts';
import { pledgeAt } from '#tests/support/posts.ts';
import { type Bench, machineLoad, percentile, say, sized } from './bench.ts';
import { spentBy } from './capacity-meter.ts';

const FOLLOWERS = sized(50_000, 400);
const SEARCHES = sized(10_000, 100);
const POSTS = sized(60, 2);
/** Followers of the fisherman of the first post; the others share the rest. */
const FOLLOWERS_OF_FIRST = FOLLOWERS / 5;
const PAUSE_MS = sized(1000, 0);
/** Runs of the job that are killed while they are at it. */
const KILLED_RUNS: readonly number[] = [5, 20];
const KILL_AFTER_MS = 60;
const SPECIES = DEFAULT_SPECIES.map(({ id }) => id);

const userAt = (index: number) => `5e4de200-0000-4000-8000-${String(index).padStart(12, '0')}`;
const fishermanAt = (index: number) => userAt(900_000 + index);
const START = Date.now();
const posts = Array.from({ length: POSTS }, (_, index) => ({
  ...pledgeAt(index, START),
  fishermanId: fishermanAt(index),
}));
/** A post that everybody is told of, and the post of somebody with one follower while that goes on. */
const [popular, quiet] = [unplaced(POSTS), unplaced(POSTS + 1)];
const ONLY_FOLLOWER = userAt(800_000);
/** By then, the first people are told of the popular post. */
const HEAD_START_MS = sized(2000, 0);
/** A pledge that no search finds. */
function unplaced(index: number) {
  const { coordinates: _none, ...pledge } = pledgeAt(index, START);
  return { ...pledge, fishermanId: fishermanAt(index) };
}
const fishermanOf = (follower: number) =>
  follower < FOLLOWERS_OF_FIRST || POSTS === 1 ? 0 : 1 + (follower % (POSTS - 1));
const searched = (index: number) => SPECIES[index % SPECIES.length] ?? 'cod';
const searcherAt = (index: number) => userAt(FOLLOWERS + index);
const keyOf = z.object({ pk: z.string(), sk: z.string() });
const mailJob = z.object({
  name: z.string(),
  payload: z.object({ userId: z.string(), alertId: z.string() }),
});

/** One post a second: the stream's turn, who is told, how late, and the units of telling one person. */
export const measureAlerts: Bench = async function* () {
  await buildAll(ROOT, 'local', false);
  await using table = await startTableAlone(people());
  const { units, rounds } = await costOfTelling();
  yield { name: 'alerts.tell.units', value: units };
  yield { name: 'alerts.tell.rounds', value: rounds };
  yield { name: 'alerts.find.units', value: await unitsOfFinding() };
  const began = new Map<string, number>();
  const told = new Map<string, number>();
  const firstTold = new Map<string, number>();
  await using functions = await startFunctions(table, (alert, postId) => {
    const after = performance.now() - (began.get(postId) ?? 0);
    if (!told.has(alert)) told.set(alert, after);
    if (!firstTold.has(postId)) firstTold.set(postId, after);
  });
  const turns: number[] = [];
  for (const post of posts) {
    began.set(post.id, performance.now());
    turns.push(await functions.follow(post));
    await sleep(PAUSE_MS);
  }
  await functions.queues.idle();
  const late = [...told.values()];
  began.set(popular.id, performance.now());
  await functions.follow(popular);
  await sleep(HEAD_START_MS);
  began.set(quiet.id, performance.now());
  await functions.follow(quiet);
  while (!firstTold.has(quiet.id)) await sleep(10);
  const before = told.size - late.length;
  await functions.queues.idle();
  say(`  the other post after ${before} of ${FOLLOWERS} people, ${machineLoad()}`);
  say(`  ${late.length} alerts; the median after ${Math.round(percentile(late, 0.5))} ms, ${machineLoad()}`);
  yield { name: 'alerts.turn', value: percentile(turns, 1) };
  yield { name: 'alerts.missed', value: expected() - told.size };
  yield { name: 'alerts.p99', value: percentile(late, 0.99) / 1000 };
  yield { name: 'alerts.beside', value: (firstTold.get(quiet.id) ?? Number.POSITIVE_INFINITY) / 1000 };
};

/** Each follower is told of one post and of the popular one; each search finds the posts of its species. */
function expected(): number {
  const found = Array.from({ length: SEARCHES }, (_, index) => searched(index));
  return (
    2 * FOLLOWERS +
    1 +
    posts.reduce((sum, { species }) => sum + found.filter((each) => each === species).length, 0)
  );
}

function* people(): Generator<object> {
  const { quiet: _quiet, ...usual } = USUAL_SETTINGS;
  const person = function* (userId: string) {
    const email = `${userId}@creel.example`;
    yield account.item({ userId }, { userId, name: 'Ann', email, createdAt: new Date(START).toISOString() });
    yield alertSettings.item({ userId }, { ...usual, quiet: null });
  };
  for (const post of [...posts, popular, quiet]) yield* newPostItems('pledge', post);
  yield* person(ONLY_FOLLOWER);
  yield favorite.item({ userId: ONLY_FOLLOWER, fishermanId: quiet.fishermanId }, { entryId: 'one' });
  for (let index = 0; index < FOLLOWERS; index++) {
    const userId = userAt(index);
    const fishermanId = fishermanAt(fishermanOf(index));
    yield* person(userId);
    yield favorite.item({ userId, fishermanId }, { entryId: String(index) });
    yield favorite.item({ userId, fishermanId: popular.fishermanId }, { entryId: String(index) });
  }
  for (let index = 0; index < SEARCHES; index++) {
    const userId = searcherAt(index);
    const filters = { species: searched(index), place: { ...PLACE, radiusMiles: 20 } };
    const stored = { name: 'Mine', kind: 'pledge' as const, level: 'now' as const, filters };
    const item = savedSearch.item({ userId, searchId: ulid(START + index) }, stored);
    yield* person(userId);
    yield item;
    yield* SEARCH.entriesOf(item);
  }
}

const PLACE = { label: 'Portland, ME', coordinates: { lat: 43.66, lng: -70.26 } };

const newsOf = ({ id: postId, fishermanId, createdAt: at }: PostRecord<'pledge'>) =>
  ({ kind: 'pledge', postId, fishermanId, at }) as const;

/** Tells people of news that nobody else is told of, in this process. @returns the units of each person */
async function costOfTelling(): Promise<{ units: number; rounds: number }> {
  const { tellPart } = await import('#lambdas/alerts/tell.ts');
  const people = Array.from({ length: TOLD_TOGETHER }, (_, index) => ({ userId: userAt(index) }));
  const tell = (version: number) =>
    tellPart({ news: { ...newsOf(popular), event: 'changed', version }, reason: 'fisherman', people });
  // The settings of both sites are then known for 20 seconds, as they are while many are told.
  await tell(0);
  const { units, requests, rounds } = await spentBy(() => tell(1));
  say(`  ${TOLD_TOGETHER} people are told in ${requests} requests, ${rounds} rounds and ${units} units`);
  return { units: units / TOLD_TOGETHER, rounds };
}

/** Finds the first people to tell of the popular post. @returns the units of each person */
async function unitsOfFinding(): Promise<number> {
  const { matchPart } = await import('#lambdas/alerts/match.ts');
  const found = { people: 0 };
  const { units, requests } = await spentBy(async () => {
    for (const { payload } of await matchPart({ news: { ...newsOf(popular), event: 'new' } }))
      found.people += (payload as Partial<Telling>).people?.length ?? 0;
  });
  say(`  ${found.people} people are found in ${requests} requests and ${units} units`);
  return units / found.people;
}

interface Functions extends AsyncDisposable {
  readonly queues: QueueServer['queues'];
  /** Milliseconds that the stream's function takes for a new pledge. */
  follow(pledge: PostRecord<'pledge'>): Promise<number>;
}

/** @param onMail called for each email that is queued, with the alert and its post */
async function startFunctions(
  { directory, endpoint }: TableAlone,
  onMail: (alert: string, postId: string) => void,
): Promise<Functions> {
  const site = await localSite(ROOT);
  let runs = 0;
  let jobs: LambdaRuntime | undefined;
  const invoke = async (name: string, event: SQSEvent) => {
    if (name === 'run-jobs') {
      runs += 1;
      if (KILLED_RUNS.includes(runs)) setTimeout(() => void kill(), KILL_AFTER_MS);
      return await jobs?.invoke(name, event);
    }
    if (name === 'send-mails')
      for (const { body } of event.Records) {
        const { payload } = mailJob.parse(JSON.parse(body));
        onMail(`${payload.userId} ${payload.alertId}`, payload.alertId.split('#')[2] ?? '');
      }
    return { batchItemFailures: [] };
  };
  // News of a new pledge waits a moment, in case the pledge is taken back.
  const server = await startQueueServer(directory, invoke, { longestDelayMs: 0 });
  const start = () => openRuntime(site, directory, endpoint, server.environment);
  const kill = async () => {
    const killed = jobs;
    jobs = start();
    await killed?.stop();
  };
  jobs = start();
  // The stream's function is not killed with the jobs, and a cold start is not its turn.
  const stream = start();
  await stream.invoke('react-to-changes', { Records: [] });
  return {
    queues: server.queues,
    async follow(pledge) {
      const [record] = newPostItems('pledge', pledge);
      const from = performance.now();
      await stream.invoke('react-to-changes', { Records: [changeOf(record)] });
      return performance.now() - from;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([jobs?.stop(), stream.stop()]);
      await server[Symbol.asyncDispose]();
    },
  };
}

function openRuntime(
  { functions, functionsDirectory }: Awaited<ReturnType<typeof localSite>>,
  directory: string,
  endpoint: string,
  queues: Readonly<Record<string, string>>,
): LambdaRuntime {
  const secrets = openSecrets(join(directory, 'secrets.json'));
  const addresses = addressesAt(0, endpoint);
  const { 'react-to-changes': reader, 'run-jobs': jobs } = functions;
  return new LambdaRuntime({
    functions: { 'react-to-changes': reader, 'run-jobs': jobs },
    directory: functionsDirectory,
    logDirectory: join(directory, 'logs'),
    region: REGION,
    productEnvironment: {
      ...productEnvironment(secrets, addresses, {
        version: 'bench',
        stateDirectory: directory,
      }),
      TABLE_NAME,
      ...queues,
    },
    awsEnvironment: { ...awsEnvironment(secrets, addresses), ...queues },
    clock: createClock(),
    onError: () => undefined,
  });
}

function changeOf(record: object) {
  const { pk, sk } = keyOf.parse(record);
  return {
    eventID: 'bench',
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: '1',
      Keys: marshall({ pk, sk }),
      NewImage: marshall(record, { removeUndefinedValues: true }),
    },
  };
}
