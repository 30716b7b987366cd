/**
 * Changes of posts arrive late, twice or in another order. Jobs are killed at any request and repeated, and responses are
 * lost. Posts are edited, hidden, sold, called off and shown again in between. Each person is told what a plain list of
 * people says, never twice, and nothing of a post that is hidden at that time.
 */
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type AlertNamed, idOfAlert, type Recipient, type Telling } from '#lambdas/alerts/jobs.ts';
import type { News } from '#lambdas/alerts/news.ts';
import type { StoredAlert } from '#lambdas/alerts/store/items.ts';
import type { Job } from '#lambdas/jobs/define-job.ts';
import type { OutgoingMail } from '#lambdas/mail/send-mail.ts';
import type { Device } from '#lambdas/push/store/items.ts';
import type { Found } from '#lambdas/table/index.ts';
import { matchesSearch } from '#shared/alerts/rules.ts';
import { SUBJECT_KINDS, type SubjectKind } from '#shared/alerts/schemas.ts';
import type { PushMessage } from '#shared/push/push-message.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import type { Edit } from './told-world.ts';

const sent = vi.hoisted((): OutgoingMail[] => []);
const pushed = vi.hoisted((): string[] => []);
/** A run of a job in which a request's response is lost, or which is killed at a request and sends none after it. */
const fault = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, isLost: false, open: new Set(), met: 0 }));
vi.mock('#lambdas/table/connection.ts', async (original) => {
  const { post } = await original<typeof import('#lambdas/table/connection.ts')>();
  const request: typeof post = async (...args) => {
    fault.left -= 1;
    const { left, isLost } = fault;
    if (left <= 0) fault.met += 1;
    if (left < 0 && !isLost) throw new Error('killed');
    const answer = await post(...args);
    if (left === 0 && isLost) throw new Error('the response was lost');
    return answer;
  };
  return {
    post(...args: Parameters<typeof post>) {
      const answer = request(...args);
      fault.open.add(answer);
      return answer.finally(() => fault.open.delete(answer));
    },
  };
});
const isShownNow = vi.hoisted(() => ({ check: (_address: string): void => undefined }));
vi.mock('#lambdas/mail/send-mail.ts', async (original) => ({
  ...(await original<typeof import('#lambdas/mail/send-mail.ts')>()),
  sendMail: async (mail: OutgoingMail) => {
    const link = mail.body.find((block) => typeof block === 'object' && 'button' in block);
    isShownNow.check(link && 'url' in link ? link.url : '');
    sent.push(mail);
    return 'sent';
  },
}));
vi.mock('#lambdas/push/send-push.ts', () => ({
  sendPush: async (_device: Device, { path, tag }: PushMessage) => {
    isShownNow.check(path);
    pushed.push(tag);
    return 'sent';
  },
}));

const table = await useLoneTable();
Object.assign(process.env, {
  CONSUMER_ORIGIN: 'https://creel.example',
  COMMUNITY_ORIGIN: 'https://community.creel.example',
});
const code = {
  ...(await import('#lambdas/alerts/emails.ts')),
  ...(await import('#lambdas/alerts/match.ts')),
  ...(await import('#lambdas/alerts/news.ts')),
  ...(await import('#lambdas/alerts/notifications.ts')),
  ...(await import('#lambdas/alerts/tell.ts')),
  ...(await import('#lambdas/alerts/store/items.ts')),
  ...(await import('#lambdas/table/change.ts')),
};
const { everybody, FISHERMAN, KITCHEN_ID, makePost, PEOPLE, POSTS, START } = await import('./told-world.ts');

interface Left extends Pick<Edit, 'hidden' | 'isOver' | 'isFar'> {
  kind: SubjectKind;
  fish: ReturnType<typeof makePost>['fish'];
  /** Whether it was over at any time. */
  wasOver: boolean;
}
const left = new Map<string, Left>();
let version = 0;

type Step =
  | { does: 'change'; post: number; edit: Edit }
  | { does: 'open'; post: number }
  | { does: 'deliver'; which: number; again: boolean }
  | { does: 'run'; which: number; again: boolean; isCutOff: boolean; fault: Fault | null };

interface Fault {
  /** The request of the run that it happens to. */
  at: number;
  isLost: boolean;
}

async function perform(kind: SubjectKind, index: number, edit: Edit): Promise<void> {
  const id = POSTS[index] ?? '';
  const { item, fish } = makePost(kind, id, edit, ++version);
  left.set(id, { ...edit, kind, fish, wasOver: edit.isOver || left.get(id)?.wasOver === true });
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...item } }));
}

/** Whether people may be told of it now. */
function isTellable({ postId, event }: Pick<News, 'postId' | 'event'>): boolean {
  const post = left.get(postId);
  return post !== undefined && !post.hidden && post.isOver === (event === 'sold' || event === 'cancelled');
}

/** The people of the plain list whom the news concerns, with the search that is the reason, and the organization. */
function concerned({ postId, event }: News): string[] {
  const post = left.get(postId);
  if (!post || !isTellable({ postId, event })) return [];
  const { kind, fish, isFar } = post;
  const kitchens = kind === 'pledge' && !isFar ? [KITCHEN_ID] : [];
  if (event === 'opens') return kitchens;
  const savers = PEOPLE.filter(({ saved }) => saved.includes(postId)).map(({ userId }) => userId);
  const followers = PEOPLE.filter(({ follows }) => follows).map(({ userId }) => userId);
  if (event !== 'new') return kind === 'landing' ? [...followers, ...savers] : savers;
  const searchers = PEOPLE.flatMap(({ userId, searches }) =>
    searches.filter(({ filters }) => matchesSearch(filters, fish)).map(({ id }) => `${userId} ${id}`),
  );
  return [...followers, ...searchers, ...kitchens];
}

const nameOf = ({ userId, searchId }: Recipient) =>
  searchId === undefined ? userId : `${userId} ${searchId}`;
const levelOf = (userId: string) => {
  const found = PEOPLE.find((each) => each.userId === userId);
  return !found || found.blocks || found.isSuspended ? 'never' : found.level;
};

/** The alerts that the plain list expects: person, post and event; and those that a killed run may have written. */
const expected = new Set<string>();
const possible = new Set<string>();
/** The alerts of which the plain list expects an email, and a notification. */
const mailed = new Set<string>();
const notified = new Set<string>();
/** The alerts for which an email was queued. */
const queued = new Set<string>();
const keyOf = (userId: string, { postId, event, version: of }: News) =>
  `${userId} ${postId} ${of === undefined ? event : `${event}@${of}`}`;

/** Notes the alerts that are still true when they are sent. */
function note(alerts: readonly AlertNamed[], into: Set<string>): void {
  for (const { userId, alertId } of alerts) {
    const [, , postId = '', event = ''] = alertId.split('#');
    const [name] = event.split('@') as [News['event']];
    if (isTellable({ postId, event: name })) into.add(idOfAlert({ userId, alertId }));
  }
}

/** Runs a job, and returns the jobs that follow. */
async function run({ name, payload }: Job, isKilled = false): Promise<readonly Job[]> {
  const data = payload as never;
  if (name === 'alert mail') {
    note([data], mailed);
    queued.add(idOfAlert(data));
    await code.sendAlertMail(data);
    return [];
  }
  if (name === 'alert pushes') {
    const { alerts }: { alerts: readonly AlertNamed[] } = data;
    note(alerts, notified);
    await code.sendAlertPushes({ alerts });
    return [];
  }
  if (name === 'telling of a post') {
    const { news, people }: Telling = data;
    if (isTellable(news))
      for (const { userId } of people)
        if (levelOf(userId) !== 'never') (isKilled ? possible : expected).add(keyOf(userId, news));
    return await code.tellPart(data);
  }
  if (name === 'members of an organization to tell') {
    const jobs = await code.matchKitchenPart(data);
    const members = PEOPLE.filter(({ isMember }) => isMember).map(({ userId }) => userId);
    expect(jobs.flatMap(namesIn).sort()).toEqual(members.sort());
    return jobs;
  }
  const { news }: { news: News } = data;
  const jobs = await code.matchPart(data);
  expect(jobs.flatMap(namesIn).sort()).toEqual(concerned(news).sort());
  return jobs;
}

/** Runs a job with or without a fault. @returns the jobs that follow: the same one if it was killed */
async function attempt(job: Job, found: Fault | null): Promise<readonly Job[]> {
  // An email or notification whose process was killed may be sent twice.
  if (!found || !(found.isLost || job.queue === 'jobs')) return await run(job);
  const { at: left, isLost } = found;
  Object.assign(fault, { left, isLost });
  // A process that was killed retries nothing.
  if (!isLost) process.env.AWS_MAX_ATTEMPTS = '1';
  try {
    return await run(job, !isLost);
  } catch (error) {
    expect(String(error)).toContain('killed');
    return [job];
  } finally {
    while (fault.open.size > 0) await new Promise(setImmediate);
    Object.assign(fault, { left: Number.POSITIVE_INFINITY, isLost: false });
    delete process.env.AWS_MAX_ATTEMPTS;
  }
}

const namesIn = ({ payload }: Job): string[] => {
  const told = payload as Telling | { organizationId: string };
  return 'people' in told ? told.people.map(nameOf) : [told.organizationId];
};

function take<T>(from: T[], which: number, stays: boolean): T | undefined {
  const at = which % Math.max(from.length, 1);
  return stays ? from[at] : from.splice(at, 1)[0];
}

function newsOf(record: DynamoDBRecord): News | undefined {
  const change = new code.Change(record);
  if (/^(CATCH|PLEDGE)#/.test(change.key.pk)) return code.newsOfPost(change);
  return change.key.pk.startsWith('LANDING#') ? code.newsOfLanding(change) : undefined;
}

async function play(kind: SubjectKind, steps: readonly Step[], order: Iterator<number>): Promise<void> {
  const changes: DynamoDBRecord[] = [];
  const jobs: Job[] = [];
  const match = (news: News) => jobs.push({ queue: 'jobs', name: 'matching of a post', payload: { news } });
  const deliver = (record: DynamoDBRecord | undefined) => {
    const news = record && newsOf(record);
    if (news) match(news);
  };
  for (const step of steps) {
    if (step.does === 'change') await perform(kind, step.post, step.edit);
    else if (step.does === 'deliver') deliver(take(changes, step.which, step.again));
    else if (step.does === 'open') {
      const at = new Date(START).toISOString();
      const postId = POSTS[step.post] ?? '';
      if (kind === 'pledge') match({ kind, postId, fishermanId: FISHERMAN, event: 'opens', at });
    } else {
      const job = take(jobs, step.which, step.again || step.isCutOff);
      const following = job ? await attempt(job, step.fault) : [];
      if (!step.isCutOff) jobs.push(...following);
    }
    changes.push(...(await table.changes()));
  }
  while (changes.length > 0 || jobs.length > 0) {
    const which: number = order.next().value ?? 0;
    if (changes.length > 0 && which % 2 === 0) deliver(take(changes, which, false));
    const job = take(jobs, which, false);
    const found = which % 3 === 0 ? { at: 1 + (which % 10), isLost: which % 2 === 0 } : null;
    if (job) jobs.push(...(await attempt(job, found)));
    changes.push(...(await table.changes()));
  }
}

const post = fc.nat(POSTS.length - 1);
const edit: fc.Arbitrary<Edit> = fc.record({
  hidden: fc.boolean(),
  isOver: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  isLanded: fc.boolean(),
  species: fc.constantFrom('cod', 'lobster'),
  amount: fc.constantFrom(4, 8),
  isFar: fc.boolean(),
  hoursLate: fc.constantFrom(0, 1),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('change' as const), post, edit }),
  fc.record({ does: fc.constant('open' as const), post }),
  fc.record({ does: fc.constant('deliver' as const), which: fc.nat(99), again: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('run' as const),
      which: fc.nat(99),
      again: fc.boolean(),
      isCutOff: fc.boolean(),
      fault: fc.option(fc.record({ at: fc.integer({ min: 1, max: 12 }), isLost: fc.boolean() })),
    }),
  },
);

async function begin(kind: SubjectKind): Promise<void> {
  await table.clear();
  left.clear();
  for (const each of [expected, possible, mailed, notified, queued]) each.clear();
  sent.length = 0;
  pushed.length = 0;
  version = 0;
  const requests = everybody(kind).map((Item) => ({ PutRequest: { Item: { ...Item } } }));
  for (let at = 0; at < requests.length; at += 25)
    await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: requests.slice(at, at + 25) } }),
    );
  await table.changes();
}

it.each(SUBJECT_KINDS)(
  'tells each person once of a %s that concerns them, and of none that is hidden',
  async (kind) => {
    isShownNow.check = (address) => {
      const postId = POSTS.find((id) => address.includes(id));
      expect(postId && left.get(postId)?.hidden).toBe(false);
    };
    let pushes = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 25, size: 'max' }),
        fc.infiniteStream(fc.nat(99)),
        async (steps, order) => {
          await begin(kind);
          await play(kind, steps, order[Symbol.iterator]());
          const alerts = (await table.items<Found<StoredAlert>>()).filter((item) => code.alert.is(item));
          const told = alerts.flatMap((item) => {
            const found = code.alert.match(item);
            return found ? [`${found.userId} ${found.postId} ${found.event}`] : [];
          });
          expect(told.filter((each) => !possible.has(each)).sort()).toEqual(
            [...expected].filter((each) => !possible.has(each)).sort(),
          );
          expect(told).toEqual(expect.arrayContaining([...expected]));
          for (const [postId, { hidden, isOver, wasOver }] of left) {
            // Only a catch is new again when it is no longer sold.
            if (hidden || isOver || (wasOver && kind !== 'catch')) continue;
            for (const { userId, follows } of PEOPLE)
              if (follows && levelOf(userId) !== 'never') expect(told).toContain(`${userId} ${postId} new`);
          }
          const atOnce = alerts.flatMap((item) => {
            const userId = code.alert.match(item)?.userId;
            return item.digestAt === undefined && userId ? [idOfAlert({ userId, alertId: item.sk })] : [];
          });
          expect([...queued].sort()).toEqual(atOnce.sort());
          expect(sent.length).toBe(mailed.size);
          expect(pushed.toSorted()).toEqual([...notified].sort());
          pushes += pushed.length;
          expect(sent.filter(({ to }) => to === PEOPLE[1]?.email)).toEqual([]);
        },
      ),
      { numRuns: 15, seed: 20_261_126, endOnFailure: true },
    );
    expect(pushes).toBeGreaterThan(0);
    expect(fault.met).toBeGreaterThan(0);
  },
);
