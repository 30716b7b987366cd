/** News in the changes of a catch, and how often people are told of it. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { NEWS_LIMITS } from '#shared/alerts/limits.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { catchAt } from '#tests/support/posts.ts';

const queued = vi.hoisted((): Job[] => []);
vi.mock('#lambdas/jobs/enqueue.ts', () => ({
  enqueue: async (jobs: readonly Job[]) => queued.push(...jobs),
}));

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/alerts/news.ts')),
  ...(await import('#lambdas/alerts/reactions.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
  ...(await import('#lambdas/table/change.ts')),
};

const START = Date.now();

/** Stores a catch, and returns the change that this is in the stream. */
async function change(record: CatchRecord) {
  const stored = code.toStoredPost('catch', { record, hidden: false });
  const Item = code.POST_ITEMS.catch.record.item({ postId: record.id }, stored);
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  const found = (await table.changes()).at(-1) ?? {};
  return new code.Change(found);
}

beforeEach(async () => {
  await table.clear();
  queued.length = 0;
});

interface Amounts {
  left: number;
  least: number;
  held?: number;
  before?: number;
}

it.each<[string, Amounts, string | undefined]>([
  ['three are left', { left: 3, least: 1 }, 'few-left'],
  ['no more is left than one person has to take', { left: 10, least: 10 }, 'few-left'],
  ['less is left, but enough', { left: 30, least: 1 }, undefined],
  ['nothing can be had, since buyers have reserved the rest', { left: 0, least: 1, held: 40 }, undefined],
  ['some is free again after all was reserved', { left: 2, least: 1, held: 38, before: 0 }, 'few-left'],
])('says that a counted catch is nearly gone: %s', async (_, { left, least, held, before = 40 }, event) => {
  const stock = { unit: 'pound' as const, left: before, least, step: 1 };
  const record = { ...catchAt(0, START), stock, ...(before === 0 && { held: 40 }) };
  await change(record);
  const quantity = `${left} lb`;
  const after = { ...record, version: 2, quantity, stock: { ...stock, left }, ...(held && { held }) };
  const news = code.newsOfPost(await change(after));
  expect(news?.event).toBe(event);
});

it('tells of the changes of one post so many times a day', async () => {
  const record = catchAt(0, START);
  await change(record);
  for (let version = 2; version <= NEWS_LIMITS.changes.max + 5; version += 1)
    await code.tellOfPost(await change({ ...record, version, amount: 100 - version }));
  expect(queued).toHaveLength(NEWS_LIMITS.changes.max);
});

it('tells of so many new posts of one fisherman a day', async () => {
  const { fishermanId } = catchAt(0, START);
  for (let index = 0; index < NEWS_LIMITS.posts.max + 2; index += 1)
    await code.tellOfPost(await change({ ...catchAt(index, START), fishermanId }));
  expect(queued).toHaveLength(NEWS_LIMITS.posts.max);
  await code.tellOfPost(await change({ ...catchAt(99, START), fishermanId: 'another' }));
  expect(queued).toHaveLength(NEWS_LIMITS.posts.max + 1);
});
