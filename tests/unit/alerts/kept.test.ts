import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import type { StoredAlert } from '#lambdas/alerts/store/items.ts';
import type { Found } from '#lambdas/table/index.ts';
import { ALERT_LIFETIME, DAY } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { catchAt } from '#tests/support/posts.ts';

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/alerts/store/alerts.ts')),
  ...(await import('#lambdas/alerts/store/items.ts')),
  ...(await import('#lambdas/alerts/tell.ts')),
  ...(await import('#lambdas/favorites/store/items.ts')),
  ...(await import('#lambdas/people/store/items.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
};

const userId = '00000000-0000-4000-8000-000000000001';
const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));
const NOW = Date.now();
const post = catchAt(0, NOW);
const { id: postId, fishermanId, createdAt } = post;

beforeEach(async () => {
  await table.clear();
  await put(code.account.item({ userId }, { userId, name: 'Ann', email: 'ann@creel.example', createdAt }));
  await put(code.alertSettings.item({ userId }, { quiet: null }));
  await put(code.favorite.item({ userId, fishermanId }, { entryId: 'entry' }));
  const stored = code.toStoredPost('catch', { record: post, hidden: false });
  await put(code.POST_ITEMS.catch.record.item({ postId }, stored));
  const news = { kind: 'catch', postId, fishermanId, event: 'new', at: createdAt } as const;
  await code.tellPart({ news, reason: 'fisherman', people: [{ userId }] });
});

const seenAfter = async (days: number) => {
  const now = new Date(NOW + days * DAY);
  const { items } = await code.listAlerts(userId, {}, now);
  const unread = items.filter(({ gsi1pk }) => gsi1pk !== undefined).length;
  return { listed: items.length, unread, counted: await code.countUnread(userId, now) };
};

it('keeps an alert for 90 days, and neither lists nor counts it then, even before the table has deleted it', async () => {
  const [alert] = (await table.items<Found<StoredAlert>>()).filter((item) => code.alert.is(item));
  const kept = 1000 * (alert?.expiresAt ?? 0) - NOW;
  expect(Math.abs(kept - ALERT_LIFETIME)).toBeLessThan(60_000);
  expect(ALERT_LIFETIME).toBe(90 * DAY);
  expect(await seenAfter(89)).toEqual({ listed: 1, unread: 1, counted: 1 });
  expect(await seenAfter(91)).toEqual({ listed: 0, unread: 0, counted: 0 });
});

it('marks an alert as read once it was seen, and leaves it in the list', async () => {
  await code.markSeen(userId);
  await code.markSeen(userId);
  expect(await seenAfter(0)).toEqual({ listed: 1, unread: 0, counted: 0 });
});
