/**
 * The entries behind Near Me and the other filters, when the table's stream delivers its changes twice, late or in
 * another order. After any history of the posts, filters find exactly the current ones.
 */
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { Listing } from '#lambdas/posts/store/index-entries.ts';
import { POST_ITEMS, type StoredListing } from '#lambdas/posts/store/items.ts';
import type { Found, Key } from '#lambdas/table/index.ts';
import type { Coordinates } from '#shared/fields.ts';
import { FRESH_HOURS, HOUR } from '#shared/limits.ts';
import { newestNear } from '#tests/support/cloud/brute-force.ts';
import { beforeNextTransaction, useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { deliveryOrder, play, stepsOf } from '#tests/support/cloud/shuffled-changes.ts';
import { catchAt, pledgeAt } from '#tests/support/posts.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const NOW = new Date(START + 24 * HOUR);
/** Some posts offer fresh fish until this time. */
const LATER = Math.floor((START + 30 * HOUR) / 1000);
const BEFORE = Math.floor((START + 20 * HOUR) / 1000);

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/table/index.ts')),
  ...(await import('#lambdas/posts/store/index-entries.ts')),
  ...(await import('#lambdas/posts/store/meal-entries.ts')),
  ...(await import('#lambdas/posts/store/posts.ts')),
  ...(await import('#lambdas/posts/store/post-changes.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
};

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

/** Returns the keys of the sources of entries: the listing, and the record of a pledge. */
const keysOf = ({ kind, id }: Post) =>
  kind === 'catch'
    ? [{ pk: 'CATCHES', sk: id }]
    : [
        { pk: 'PLEDGES', sk: id },
        { pk: `PLEDGE#${id}`, sk: id },
      ];

let version = 0;

/**
 * A random history of a listing: the repositories' writes for posting, editing, hiding, showing, deleting, liking and
 * expiry.
 */
type Operation =
  | { does: 'put'; spot: number; name: string; until: 'never' | 'later' | 'before'; meals: number }
  | { does: 'change'; likeCount: number }
  | { does: 'remove' };

function itemsOf(post: Post, { spot, name, until, meals }: Extract<Operation, { does: 'put' }>) {
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
      version: ++version,
    });
  }
  const condition = expiresAt ? 'fresh' : 'frozen';
  const caughtDate = date((expiresAt ?? LATER) - (FRESH_HOURS.usual * HOUR) / 1000);
  return [code.newPostItems('catch', { ...catchAt(0, START), ...common, condition, caughtDate })[1]];
}

async function perform(post: Post, operation: Operation): Promise<void> {
  const TableName = table.name;
  if (operation.does === 'put') {
    for (const Item of itemsOf(post, operation)) await table.client.send(new PutCommand({ TableName, Item }));
  } else if (operation.does === 'remove') {
    for (const Key of keysOf(post)) await table.client.send(new DeleteCommand({ TableName, Key }));
  } else {
    for (const Key of keysOf(post)) await like(Key, operation.likeCount);
  }
}

async function like(Key: { pk: string; sk: string }, likeCount: number): Promise<void> {
  const update = new UpdateCommand({
    TableName: table.name,
    Key,
    UpdateExpression: 'SET likeCount = :count',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':count': likeCount },
  });
  await table.client.send(update).catch((error: Error) => {
    if (error.name !== 'ConditionalCheckFailedException') throw error;
  });
}

const byKey = (one: Key, other: Key) => (`${one.pk}|${one.sk}` < `${other.pk}|${other.sk}` ? -1 : 1);

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

describe('index entries', () => {
  it('agree with the current listings, whatever happened and however the changes arrived', async () => {
    const postAndOperation = fc.tuple(fc.constantFrom(...POSTS), operation);
    await fc.assert(
      fc.asyncProperty(stepsOf(postAndOperation), deliveryOrder, async (steps, order) => {
        await table.clear();
        await play(steps, order, {
          ...table,
          perform: ([post, each]) => perform(post, each),
        });
        await expectInStep();
        await expectFound();
      }),
      { numRuns: 50, seed: 20_261_122, endOnFailure: true },
    );
  });
});

describe('a reaction that is overtaken', () => {
  const [post] = POSTS as [Post];
  const here = { does: 'put', spot: 0, name: 'Ruth Alder', until: 'never', meals: 1 } as const;

  it.each<[string, Operation]>([
    ['by a move', { ...here, spot: 3 }],
    ['by another name', { ...here, name: 'Omar Finn' }],
    ['by the end of the listing', { does: 'remove' }],
  ])('leaves nothing behind: %s', async (_name, next) => {
    await table.clear();
    await perform(post, here);
    const first = await table.changes();
    await beforeNextTransaction(
      async () => {
        await perform(post, next);
        await table.deliver(await table.changes());
      },
      () => table.deliver(first),
    );
    await expectInStep();
  });
});

async function expectInStep(): Promise<void> {
  const items = await table.items<Listing>();
  const ofListings = items.filter((item) => code.isListing(item)).flatMap(code.indexEntriesOf);
  const pledges = items.filter((item) => POST_ITEMS.pledge.record.is(item));
  const ofPledges = pledges.flatMap((item) => code.mealEntriesOf(code.toPost('pledge', item).record));
  const entries = items.filter(({ pk }) => /^(CATCHES|PLEDGES)#/.test(pk));
  expect(entries.sort(byKey)).toEqual([...ofListings, ...ofPledges].sort(byKey));
}

async function expectFound(): Promise<void> {
  const listings = (await table.items<Listing>()).filter((item) => code.isListing(item));
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
