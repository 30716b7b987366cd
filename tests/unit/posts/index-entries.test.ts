/**
 * The entries behind Near Me and the other filters, when the table's stream brings its changes twice, late or in another order: whatever
 * happened to the posts, in the end everybody finds what is there and nothing else.
 */
import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '#lambdas/posts/store/index-entries.ts';
import type { StoredListing } from '#lambdas/posts/store/items.ts';
import type { Found } from '#lambdas/table/index.ts';
import type { Coordinates } from '#shared/fields.ts';
import { FRESH_FISH_AGE, HOUR } from '#shared/limits.ts';
import { newestNear } from '#tests/support/brute-force.ts';
import { beforeNextTransaction, type LoneTable, startLoneTable } from '#tests/support/lone-table.ts';
import { catchAt, pledgeAt } from '#tests/support/posts.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const NOW = new Date(START + 24 * HOUR);
/** Fresh fish of some posts is offered until then, of others no more. */
const LATER = Math.floor((START + 30 * HOUR) / 1000);
const BEFORE = Math.floor((START + 20 * HOUR) / 1000);

let table: LoneTable;
let code: Awaited<ReturnType<typeof load>>;

/** Loaded once the variables it reads are set. */
async function load() {
  return {
    ...(await import('#lambdas/table/index.ts')),
    ...(await import('#lambdas/posts/store/index-entries.ts')),
    ...(await import('#lambdas/posts/store/posts.ts')),
    ...(await import('#lambdas/posts/store/post-changes.ts')),
    ...(await import('#lambdas/posts/store/stored-posts.ts')),
    ...(await import('#lambdas/changes/react-to-changes.ts')),
  };
}

beforeAll(async () => {
  table = await startLoneTable();
  code = await load();
}, 60_000);
afterAll(() => table.stop());

const SPOTS: readonly (Coordinates | undefined)[] = [
  { lat: 43.66, lng: -70.26 },
  { lat: 43.66, lng: -70.26 },
  { lat: 43.4, lng: -70.6 },
  { lat: 44.2, lng: -69.9 },
  { lat: 51.88, lng: 179.98 },
  { lat: 51.9, lng: -179.99 },
  { lat: 88, lng: 12 },
  undefined,
];

interface Post {
  kind: 'catch' | 'pledge';
  id: string;
}

const POSTS: readonly Post[] = Array.from({ length: 4 }, (_, index) => ({
  kind: index % 2 === 0 ? 'catch' : 'pledge',
  id: ulid(START + index * HOUR, () => 0.5),
}));

const keyOf = ({ kind, id }: Post) => ({ pk: kind === 'catch' ? 'CATCHES' : 'PLEDGES', sk: id });

/** What becomes of a listing: the writes by which the repositories post, edit, hide, show, delete, like and let expire. */
type Operation =
  | { does: 'put'; spot: number; name: string; until: 'never' | 'later' | 'before'; meals: number }
  | { does: 'change'; likeCount: number }
  | { does: 'remove' };

function itemOf(post: Post, { spot, name, until, meals }: Extract<Operation, { does: 'put' }>) {
  const coordinates = SPOTS[spot];
  const expiresAt = until === 'later' ? LATER : until === 'before' ? BEFORE : undefined;
  const date = (seconds: number) => new Date(seconds * 1000).toISOString();
  const common = { id: post.id, fishermanName: name, location: 'Portland, ME', coordinates };
  if (post.kind === 'pledge') {
    const availableUntil = expiresAt === undefined ? undefined : date(expiresAt);
    return code.newPostItems('pledge', {
      ...pledgeAt(0, START),
      ...common,
      availableUntil,
      mealsLeft: meals,
    })[1];
  }
  const condition = expiresAt ? 'fresh' : 'frozen';
  const caughtDate = date((expiresAt ?? LATER) - FRESH_FISH_AGE / 1000);
  return code.newPostItems('catch', { ...catchAt(0, START), ...common, condition, caughtDate })[1];
}

async function perform(post: Post, operation: Operation): Promise<void> {
  const TableName = table.name;
  if (operation.does === 'put') {
    await table.client.send(new PutCommand({ TableName, Item: itemOf(post, operation) }));
  } else if (operation.does === 'remove') {
    await table.client.send(new DeleteCommand({ TableName, Key: keyOf(post) }));
  } else {
    const like = new UpdateCommand({
      TableName,
      Key: keyOf(post),
      UpdateExpression: 'SET likeCount = :count',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':count': operation.likeCount },
    });
    await table.client.send(like).catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error;
    });
  }
}

async function everything(): Promise<Listing[]> {
  const items: Listing[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(new ScanCommand({ TableName: table.name, ExclusiveStartKey }));
    items.push(...((page.Items ?? []) as Listing[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

async function clear(): Promise<void> {
  const keys = (await everything()).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  for (let at = 0; at < keys.length; at += 25) {
    await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: keys.slice(at, at + 25) } }),
    );
  }
  await table.changes();
}

async function deliver(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const Record of records) {
    const { batchItemFailures } = await code.reactToChanges({ Records: [Record] });
    // As the stream does: what failed comes again.
    if (batchItemFailures.length > 0) await deliver([Record]);
  }
}

const byKey = (one: Listing, other: Listing) => (`${one.pk}|${one.sk}` < `${other.pk}|${other.sk}` ? -1 : 1);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('put' as const),
      spot: fc.nat(SPOTS.length - 1),
      name: fc.constantFrom('Ruth Alder', 'Omar Finn'),
      until: fc.constantFrom('never' as const, 'later' as const, 'before' as const),
      meals: fc.nat(1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change' as const), likeCount: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('remove' as const) }) },
);

/** Some operations at the same time as some deliveries of what is under way, each of which may come again later. */
const step = fc.record({
  operations: fc.array(fc.tuple(fc.nat(POSTS.length - 1), operation), { maxLength: 3 }),
  deliveries: fc.array(fc.record({ which: fc.nat(1000), again: fc.boolean() }), { maxLength: 3 }),
});

function take<T>(from: T[], which: number, again: boolean): T[] {
  if (from.length === 0) return [];
  const at = which % from.length;
  return again ? from.slice(at, at + 1) : from.splice(at, 1);
}

describe('index entries', () => {
  it('are those of the listings that are there, whatever happened and however its events came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 8 }),
        fc.infiniteStream(fc.nat(1000)),
        async (steps, order) => {
          await clear();
          const underWay: DynamoDBRecord[] = [];
          for (const { operations, deliveries } of steps) {
            const chosen = deliveries.map(({ which, again }) => take(underWay, which, again));
            await Promise.all([
              ...chosen.map(deliver),
              (async () => {
                for (const [index, each] of operations)
                  await perform(POSTS[index] ?? (POSTS[0] as Post), each);
              })(),
            ]);
            underWay.push(...(await table.changes()));
          }
          while (underWay.length > 0) {
            const [which] = order.take(1);
            await deliver(take(underWay, which ?? 0, false));
          }
          await expectInStep();
          await expectFound();
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a turn that is overtaken', () => {
  const [post] = POSTS as [Post];
  const here = { does: 'put', spot: 0, name: 'Ruth Alder', until: 'never', meals: 1 } as const;

  it.each<[string, Operation]>([
    ['by a move', { ...here, spot: 3 }],
    ['by another name', { ...here, name: 'Omar Finn' }],
    ['by the end of the listing', { does: 'remove' }],
  ])('leaves nothing behind: %s', async (_name, next) => {
    await clear();
    await perform(post, here);
    const [first] = await table.changes();
    if (!first) throw new Error('The stream has nothing of what was written.');
    await beforeNextTransaction(
      async () => {
        await perform(post, next);
        await deliver(await table.changes());
      },
      () => deliver([first]),
    );
    await expectInStep();
  });
});

async function expectInStep(): Promise<void> {
  const items = await everything();
  const listings = items.filter((item) => code.isListing(item));
  const entries = items.filter((item) => !code.isListing(item));
  expect(entries.sort(byKey)).toEqual(listings.flatMap(code.indexEntriesOf).sort(byKey));
}

async function expectFound(): Promise<void> {
  const listings = (await everything()).filter((item) => code.isListing(item));
  for (const near of [
    { lat: 43.5, lng: -70.3 },
    { lat: 51.95, lng: 179.7 },
    { lat: 88.3, lng: 14 },
  ]) {
    for (const [kind, pk] of [
      ['catch', 'CATCHES'],
      ['pledge', 'PLEDGES'],
    ] as const) {
      const { items } = await code.listPosts(kind, { near }, NOW);
      const shown = listings
        .filter((each) => each.pk === pk && (each.expiresAt ?? Infinity) > NOW.getTime() / 1000)
        .map((each) => ({ sk: each.sk, card: code.cardOfListing(kind, each as Found<StoredListing>) }));
      expect(items).toMatchObject(newestNear(shown, near));
    }
  }
}
