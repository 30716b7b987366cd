/** An alert that waits for a daily email, and of which another reason tells at once. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { News } from '#lambdas/alerts/news.ts';
import type { Found } from '#lambdas/table/index.ts';
import { USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { pledgeAt } from '#tests/support/posts.ts';

const table = await useLoneTable();
const { tableClient } = await import('#lambdas/table/client.ts');
const code = {
  ...(await import('#lambdas/alerts/check-alerts.ts')),
  ...(await import('#lambdas/alerts/jobs.ts')),
  ...(await import('#lambdas/alerts/tell.ts')),
  ...(await import('#lambdas/alerts/store/items.ts')),
  ...(await import('#lambdas/favorites/store/items.ts')),
  ...(await import('#lambdas/organizations/store/items.ts')),
  ...(await import('#lambdas/people/store/items.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
};

const userId = '00000000-0000-4000-8000-000000000001';
const organizationId = '01J00000000000000000000000';
const pledge = pledgeAt(0, Date.now());
const { id: postId, fishermanId, createdAt } = pledge;
const news: News = { kind: 'pledge', postId, fishermanId, event: 'new', at: createdAt };

const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));

/** Somebody who follows a fisherman by a daily email, and is told of meals for their organization at once. */
beforeEach(async () => {
  await table.clear();
  const levels = { ...USUAL_SETTINGS.levels, fisherman: 'daily' as const, meals: 'now' as const };
  await put(code.account.item({ userId }, { userId, name: 'Ann', email: 'ann@creel.example', createdAt }));
  await put(code.alertSettings.item({ userId }, { levels, quiet: null }));
  await put(code.favorite.item({ userId, fishermanId }, { entryId: 'entry' }));
  await put(
    code.organizationMember.item(
      { userId, organizationId },
      { role: 'coordinator', since: createdAt, addedBy: userId },
    ),
  );
  const stored = code.toStoredPost('pledge', { record: pledge, hidden: false });
  await put(code.POST_ITEMS.pledge.record.item({ postId }, stored));
});

const tellOf = (reason: 'fisherman' | 'meals') =>
  code.tellPart({ news, reason, people: [{ userId, ...(reason === 'meals' && { organizationId }) }] });

it('is told once, for the reason that does not wait', async () => {
  expect(await tellOf('fisherman')).toEqual([]);
  const [job, ...others] = await tellOf('meals');
  expect(others).toHaveLength(1);
  const alertId = code.alert.key({ userId, at: createdAt, kind: 'pledge', postId, event: 'new' }).sk;
  expect(job).toEqual(code.alertMail.of({ userId, alertId }));
  expect((await code.readAlert({ userId, alertId }))?.told.alert.reason).toBe('meals');
  const entry = (await table.items<Found<object>>()).find((item) => code.digestEntry.is(item));
  const { digestAt = '' } = (entry && code.digestEntry.match(entry)) ?? {};
  expect(digestAt).not.toBe('');
  expect(await code.readDigest({ userId, digestAt })).toEqual([]);
});

it('is told although the response to the write that took it over was lost', async () => {
  await tellOf('fisherman');
  const { send } = tableClient;
  onTestFinished(() => {
    tableClient.send = send;
  });
  tableClient.send = async (operation, input) => {
    if (operation === 'UpdateItem') await send(operation, input);
    return await send(operation, input);
  };
  expect(await tellOf('meals')).toHaveLength(2);
});
