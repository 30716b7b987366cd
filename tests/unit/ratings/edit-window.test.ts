import { expect, it } from 'vitest';
import { DAY } from '#shared/limits.ts';
import { isRatingEditable } from '#shared/ratings/rules.ts';

it('the author of a rating can change it for seven days', () => {
  const createdAt = '2026-11-20T14:00:00.000Z';
  const last = Date.parse(createdAt) + 7 * DAY;
  expect([last, last + 1].map((now) => isRatingEditable({ createdAt }, now))).toEqual([true, false]);
});
