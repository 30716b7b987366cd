import { expect, it } from 'vitest';
import { REACTIONS } from '#lambdas/changes/reactions.ts';
import { ITEMS } from '#lambdas/items.ts';

it('each reaction that a kind of item names is there, and none is there that nothing names', () => {
  const named = new Set(ITEMS.flatMap(({ setsOff }) => setsOff));
  expect([...named].sort()).toEqual(Object.keys(REACTIONS).sort());
});
