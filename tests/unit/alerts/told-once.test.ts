/**
 * Changes of posts arrive late, twice or in another order, jobs are cut off and repeated, and posts are edited, hidden,
 * sold, called off and shown again in between. Each person is told what a plain list of people says, never twice, and
 * nothing of a post that is hidden at that time.
 */
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Recipient, Telling } from '#lambdas/alerts/jobs.ts';
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
  | { does: 'run'; which: number; again: boolean; isCutOff: boolean };

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

/** The alerts that the plain list expects: person, post and event. */
const expected = new Set<string>();
const keyOf = (userId: string, { postId, event, version: of }: News) =>
  `${userId} ${postId} ${of === undefined ? event : `${event}@${of}`}`;

/** Runs a job, and returns the jobs that follow. */
async function run({ name, payload }: Job): Promise<readonly Job[]> {
  const data = payload as never;
  if (name === 'alert mail') {
    await code.sendAlertMail(data);
    return [];
  }
  if (name === 'alert push') {
    await code.sendAlertPush(data);
    return [];
  }
  if (name === 'telling of a post') {
    const { news, people }: Telling = data;
    if (isTellable(news))
      for (const { userId } of people) if (levelOf(userId) !== 'never') expected.add(keyOf(userId, news));
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

async function play(kind: SubjectKind, steps: readonly Step[], order: fc.Stream<number>): Promise<void> {
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
      const following = job ? await run(job) : [];
      if (!step.isCutOff) jobs.push(...following);
    }
    changes.push(...(await table.changes()));
  }
  while (changes.length > 0 || jobs.length > 0) {
    const [which = 0] = [...order.take(1)];
    if (changes.length > 0 && which % 2 === 0) deliver(take(changes, which, false));
    const job = take(jobs, which, false);
    if (job) jobs.push(...(await run(job)));
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
    }),
  },
);

async function begin(kind: SubjectKind): Promise<void> {
  await table.clear();
  left.clear();
  expected.clear();
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
        fc.array(step, { maxLength: 25 }),
        fc.infiniteStream(fc.nat(99)),
        async (steps, order) => {
          await begin(kind);
          await play(kind, steps, order);
          const alerts = (await table.items<Found<StoredAlert>>()).filter((item) => code.alert.is(item));
          const told = alerts.flatMap((item) => {
            const found = code.alert.match(item);
            return found ? [`${found.userId} ${found.postId} ${found.event}`] : [];
          });
          expect(told.sort()).toEqual([...expected].sort());
          for (const [postId, { hidden, isOver, wasOver }] of left) {
            // Only a catch is new again when it is no longer sold.
            if (hidden || isOver || (wasOver && kind !== 'catch')) continue;
            for (const { userId, follows } of PEOPLE)
              if (follows && levelOf(userId) !== 'never') expect(told).toContain(`${userId} ${postId} new`);
          }
          const atOnce = alerts.filter(({ digestAt }) => digestAt === undefined);
          expect(sent.length).toBeLessThanOrEqual(atOnce.length);
          expect(pushed).toEqual([...new Set(pushed)]);
          expect(pushed.length).toBeLessThanOrEqual(atOnce.length);
          pushes += pushed.length;
          expect(sent.filter(({ to }) => to === PEOPLE[1]?.email)).toEqual([]);
        },
      ),
      { numRuns: 15, seed: 20_261_126, endOnFailure: true },
    );
    expect(pushes).toBeGreaterThan(0);
  },
);
