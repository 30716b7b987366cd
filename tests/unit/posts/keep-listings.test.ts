/**
 * The amounts of a catch in its listing. The table's stream delivers the changes of the record twice, late or in another
 * order. In the end the listing agrees with the record.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeNextTransaction, useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { deliveryOrder, play, stepsOf } from '#tests/support/cloud/shuffled-changes.ts';
import { catchAt } from '#tests/support/posts.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const NOW = new Date(START + 1000);
const RECORD = catchAt(0, START);
const { id } = RECORD;

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/table/change.ts')),
  ...(await import('#lambdas/table/index.ts')),
  ...(await import('#lambdas/posts/reactions.ts')),
  ...(await import('#lambdas/posts/store/held-stock.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/posts.ts')),
  ...(await import('#lambdas/posts/store/post-changes.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
};

interface Operation {
  does: 'hold' | 'return' | 'handOver' | 'edit' | 'hide' | 'show' | 'delete';
  amount: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  does: fc.constantFrom(
    ...(['hold', 'hold', 'hold', 'return', 'return', 'handOver', 'edit', 'hide', 'show', 'delete'] as const),
  ),
  amount: fc.integer({ min: 1, max: 15 }),
});

async function perform({ does, amount }: Operation): Promise<void> {
  const post = await code.readPost('catch', id);
  if (!post) return;
  const { record } = post;
  const [left, held] = [record.stock?.left ?? 0, record.held ?? 0];
  if (does === 'hold' && amount <= left) await code.transact(code.holdStock(post, amount));
  else if (does === 'return' && amount <= held) await code.transact(code.returnStock(post, amount));
  else if (does === 'handOver' && amount <= held)
    await code.transact(code.handOverStock(post, amount, 'held', NOW));
  else if (does === 'edit') await code.changePost('catch', post, edited(post, amount));
  else if (does === 'hide' && !post.hidden) await code.changePost('catch', post, { ...post, hidden: true });
  else if (does === 'show' && post.hidden) await code.changePost('catch', post, { ...post, hidden: false });
  // Rarely, since nothing happens afterwards.
  else if (does === 'delete' && amount === 1) await code.changePost('catch', post, undefined);
}

type Post = NonNullable<Awaited<ReturnType<typeof code.readPost<'catch'>>>>;

const edited = (post: Post, amount: number): Post => ({
  ...post,
  record: { ...post.record, description: `Edited for ${amount}.`, version: post.record.version + 1 },
});

/** Changes of the record that arrive together are handled in one go. */
async function deliver(records: readonly DynamoDBRecord[]): Promise<void> {
  const changes = records
    .map((record) => new code.Change(record))
    .filter(({ key }) => code.POST_ITEMS.catch.record.is(key));
  if (changes.length > 0) await code.keepListings(changes);
}

async function expectInStep(): Promise<void> {
  const [post, listing] = await Promise.all([
    code.readPost('catch', id),
    code.getItem(code.POST_ITEMS.catch.listing.key({ postId: id }), { consistent: true }),
  ]);
  const isListed = post && !post.hidden && post.record.soldAt === undefined;
  expect(listing?.card).toBe(isListed ? code.toListing('catch', post.record).card : undefined);
}

beforeEach(async () => {
  await table.clear();
  await code.createPost('catch', RECORD, []);
});

describe('the listing of a catch', () => {
  it('agrees with the record, whatever happened and however the changes arrived', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(operation), deliveryOrder, async (steps, order) => {
        await table.clear();
        await code.createPost('catch', RECORD, []);
        await play(steps, order, { perform, changes: table.changes, deliver });
        await expectInStep();
      }),
      { numRuns: 50, seed: 20_261_126, endOnFailure: true },
    );
  });

  it.each<Operation['does']>(['hold', 'return', 'handOver', 'edit', 'hide', 'delete'])(
    'agrees with the record if this happens while it is rewritten: %s',
    async (does) => {
      await perform({ does: 'hold', amount: 10 });
      const first = await table.changes();
      await beforeNextTransaction(
        async () => {
          await perform({ does, amount: 1 });
          await deliver(await table.changes());
        },
        () => deliver(first),
      );
      await expectInStep();
    },
  );

  it('is not written again for changes that it has already', async () => {
    await perform({ does: 'hold', amount: 10 });
    const changes = await table.changes();
    await deliver([...changes, ...changes.toReversed()]);
    await table.changes();
    await deliver(changes);
    expect(await table.changes()).toEqual([]);
  });
});
