import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { AlertReason } from '#shared/alerts/schemas.ts';
import { HOUR } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { catchAt } from '#tests/support/posts.ts';

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/alerts/check-alerts.ts')),
  ...(await import('#lambdas/alerts/store/items.ts')),
  ...(await import('#lambdas/favorites/store/items.ts')),
  ...(await import('#lambdas/people/store/items.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
};

const userId = '00000000-0000-4000-8000-000000000001';
const START = Date.now() - HOUR;
const digestAt = new Date(START + 2 * HOUR).toISOString();
const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));

/** Stores a post, and an alert about it that waits for the daily email. @returns the id of the post */
async function waitingAlert(index: number, reason: AlertReason): Promise<string> {
  const post = catchAt(index, START);
  const { id: postId, fishermanId, createdAt: at } = post;
  const params = { userId, at, kind: 'catch', postId, event: reason === 'saved' ? 'changed@2' : 'new' };
  const expiresAt = Math.floor(START / 1000) + 86_400;
  const alertId = code.alert.key(params).sk;
  const items: object[] = [
    code.POST_ITEMS.catch.record.item(
      { postId },
      code.toStoredPost('catch', { record: post, hidden: false }),
    ),
    code.favorite.item({ userId, fishermanId }, { entryId: 'entry' }),
    code.savedPost.item({ userId, postId }, { kind: 'catch', savedAt: at }),
    code.alert.item(params, { fishermanId, digestAt, expiresAt, reason }),
    code.digestEntry.item({ userId, digestAt, alertId }, { expiresAt }),
  ];
  await Promise.all(items.map(put));
  return postId;
}

it('has the 20 best posts at most: changes of saved posts first, then the newest', async () => {
  const createdAt = new Date(START).toISOString();
  await put(code.account.item({ userId }, { userId, name: 'Ann', email: 'ann@creel.example', createdAt }));
  const saved = await waitingAlert(0, 'saved');
  const indices = Array.from({ length: 24 }, (_, index) => index + 1);
  const posts = await Promise.all(indices.map((index) => waitingAlert(index, 'fisherman')));
  const lines = (await code.readDigest({ userId, digestAt })).map(({ told }) => told.post.record.id);
  expect(lines).toEqual([saved, ...posts.toReversed().slice(0, 19)]);
});
