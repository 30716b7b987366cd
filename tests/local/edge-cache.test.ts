import { expect, it } from 'vitest';
import type { Answer } from '#local/edge/answer.ts';
import { createEdgeCache } from '#local/edge/edge-cache.ts';

const HOUR = 3_600_000;
const page = (text: string): Answer => ({
  status: 200,
  headers: { 'cache-control': 'public, s-maxage=5, stale-while-revalidate=30' },
  body: Buffer.from(text),
});
const refusal: Answer = { status: 503, headers: { 'cache-control': 'no-store' }, body: Buffer.from('') };

function aCache() {
  const clock = { now: Date.now() };
  const errors: unknown[] = [];
  const cache = createEdgeCache({ now: () => clock.now, onError: (error) => errors.push(error) });
  const answer = async (ask: () => Promise<Answer>) =>
    (await cache.answer('key', '/catches', ask)).body.toString();
  return { clock, errors, cache, answer };
}

it('the edge serves its copy, however old, while the origin refuses or breaks off', async () => {
  const { clock, errors, answer } = aCache();
  await answer(async () => page('first'));
  clock.now += HOUR;
  expect(await answer(async () => refusal)).toBe('first');
  expect(await answer(() => Promise.reject(new Error('broken off')))).toBe('first');
  expect(errors).toHaveLength(1);
  expect(await answer(async () => page('second'))).toBe('second');
});

it('the edge forgets its copy when the origin says that it is gone, and passes on a failure without a copy', async () => {
  const { clock, cache, answer } = aCache();
  await answer(async () => page('first'));
  clock.now += HOUR;
  await cache.answer('key', '/catches', async () => ({ ...refusal, status: 404 }));
  expect((await cache.answer('key', '/catches', async () => refusal)).status).toBe(503);
  await expect(answer(() => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
});
