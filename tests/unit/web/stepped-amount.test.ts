import { describe, expect, it } from 'vitest';
import { steppedAmount } from '../../../web/features/reservations/amounts.ts';

describe('the next amount of a catch', () => {
  const stock = { left: 3.2, least: 2, step: 0.5 };

  it.each([
    [2, 1, 2.5],
    [2.5, 1, 3],
    [3, 1, 3.2],
    [3.2, 1, 3.2],
    [3.2, -1, 3],
    [3, -1, 2.5],
    [2, -1, 2],
    [2.6, 1, 3],
    [2.6, -1, 2.5],
    [100, -1, 3.2],
    [Number.NaN, 1, 2],
  ] as const)('from %d by %d is %d', (amount, direction, next) => {
    expect(steppedAmount(amount, stock, direction)).toBe(next);
  });

  it('is everything if less than the least is left', () => {
    expect(steppedAmount(1.5, { left: 1.5, least: 2, step: 1 }, 1)).toBe(1.5);
    expect(steppedAmount(1.5, { left: 1.5, least: 2, step: 1 }, -1)).toBe(1.5);
  });
});
