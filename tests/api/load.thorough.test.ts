/** `npm run load` at its small size. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fire } from '#bin/load/fire.ts';
import { marketDay } from '#bin/load/market-day.ts';
import { costOf, failuresOf } from '#bin/load/report.ts';
import { dayOf, settle, VILLAGERS } from '#bin/load/village-day.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud(undefined, { keepsAnswers: true });
});
afterAll(() => cloud.stop());

it("a village's day is served whole, and costs less than a cent", async () => {
  const asks = dayOf(VILLAGERS, await settle(cloud, 3));
  const fired = await fire(`http://127.0.0.1:${cloud.port}`, asks, 5);
  expect(failuresOf(fired)).toEqual([]);
  expect(new Set(fired.answers.map(({ kind }) => kind))).toEqual(
    new Set(['page', 'list', 'person', 'post', 'message']),
  );
  expect(fired.answers.filter(({ status }) => status < 400)).toHaveLength(asks.length);
  expect(costOf(fired)).toBeGreaterThan(0);
  expect(costOf(fired)).toBeLessThan(0.01);
});

it('a market day sells what there is, and starts no function for what the edge has', async () => {
  const day = await marketDay(cloud, { visitors: 200, buyers: 20, seconds: 6 });
  expect([...day.wrong, ...failuresOf(day)]).toEqual([]);
  expect(day.answers.filter(({ atEdge }) => atEdge).length).toBeGreaterThan(200);
  expect(day.starts).toBeGreaterThan(0);
});
