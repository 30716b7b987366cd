import { describe, expect, it } from 'vitest';
import { comparedTo } from '#words/overview.ts';

describe('the comparison of a figure with the days before', () => {
  it.each([
    [120, 100, '20 more (+20%) than the 100 in the 30 days before'],
    [75, 100, '25 fewer (-25%) than the 100 in the 30 days before'],
    [100, 100, 'As many as in the 30 days before'],
    [100, 3, '97 more than the 3 in the 30 days before'],
    [5, 0, 'None in the 30 days before'],
  ])('is correct for %i after %i', (total, before, words) => {
    expect(comparedTo(total, before, 30)).toBe(words);
  });
});
