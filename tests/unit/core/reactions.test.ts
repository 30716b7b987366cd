import { expect, it } from 'vitest';
import { reactions } from '#lambdas/areas.ts';
import { ITEMS } from '#lambdas/items.ts';

const subscriptions = reactions.flat();

it('every reaction has a name of its own, since failed ones are looked up by it', () => {
  for (const [name, those] of Map.groupBy(subscriptions, (each) => each.name)) {
    expect(new Set(those.map(({ isForSeveral }) => isForSeveral)).size, name).toBe(1);
    expect(new Set(those.map(({ item }) => item)).size, name).toBe(those.length);
  }
});

it('reactions subscribe only to items of the table', () => {
  expect(subscriptions.filter(({ item }) => !ITEMS.includes(item))).toEqual([]);
});
