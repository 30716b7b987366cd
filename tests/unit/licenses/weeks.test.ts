/** Weeks of landing reports on the clock of the East coast. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCatch, foldPledge } from '#lambdas/licenses/fold.ts';
import { linesOf } from '#lambdas/licenses/write-csv.ts';
import { easternTime, lastDayOf, weekAfter, weekOf, weekOfDay } from '#shared/licenses/weeks.ts';
import { HOUR } from '#shared/limits.ts';

const weekAt = (time: string) => weekOf(Date.parse(time));

describe('a week', () => {
  it('begins on Sunday at midnight in Eastern time, and ends on Saturday', () => {
    expect(weekAt('2026-11-22T05:00:00.000Z')).toBe('2026-11-22');
    expect(weekAt('2026-11-22T04:59:59.999Z')).toBe('2026-11-15');
    expect(lastDayOf('2026-11-22')).toBe('2026-11-28');
    expect(weekOfDay('2026-11-28')).toBe('2026-11-22');
    expect(weekOfDay('2026-11-29')).toBe('2026-11-29');
  });

  it('is an hour shorter when clocks go forward, and an hour longer when they go back', () => {
    const hoursOf = (week: string) => (easternTime(weekAfter(week)) - easternTime(week)) / HOUR;
    expect(hoursOf('2026-03-08')).toBe(7 * 24 - 1);
    expect(hoursOf('2026-11-01')).toBe(7 * 24 + 1);
    expect(hoursOf('2026-11-22')).toBe(7 * 24);
    // Both borders are at midnight, in another offset from UTC each.
    expect(weekAt('2026-03-15T04:00:00.000Z')).toBe('2026-03-15');
    expect(weekAt('2026-03-15T03:59:59.999Z')).toBe('2026-03-08');
    expect(weekAt('2026-11-08T05:00:00.000Z')).toBe('2026-11-08');
    expect(weekAt('2026-11-08T04:59:59.999Z')).toBe('2026-11-01');
  });

  it('follows the one before without a gap, at all times', () => {
    const times = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2031, 0) });
    fc.assert(
      fc.property(times, (time) => {
        const week = weekOf(time);
        expect(easternTime(week)).toBeLessThanOrEqual(time);
        expect(easternTime(weekAfter(week))).toBeGreaterThan(time);
      }),
    );
  });
});

describe('the amounts of a post', () => {
  const kinds = ['landed', 'edited', 'reserved', 'weighed', 'cancelled', 'collected', 'deleted'] as const;
  const entry = fc.record({
    kind: fc.constantFrom(...kinds),
    hundredths: fc.integer({ min: -500, max: 500 }),
  });

  it('are landed together: sold, removed and left, whatever the entries are', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { landed, sold, removed, left } = foldCatch(entries);
        expect(sold + removed + left).toBe(landed);
      }),
    );
  });

  it('count a lower amount left as a sale, a higher one as landed, and holds as left', () => {
    const entries = [
      { kind: 'landed', hundredths: 4000 },
      { kind: 'reserved', hundredths: 1000 },
      { kind: 'weighed', hundredths: 50 },
      { kind: 'collected', hundredths: 1050 },
      { kind: 'edited', hundredths: -450 },
      { kind: 'edited', hundredths: 200 },
      { kind: 'deleted', hundredths: -700 },
    ] as const;
    expect(foldCatch(entries)).toEqual({ landed: 4200, sold: 1500, removed: 700, left: 2000 });
  });

  it('count meals as left until an organization claims them', () => {
    const entries = [
      { kind: 'pledged', meals: 24 },
      { kind: 'claimed', meals: 10 },
      { kind: 'cancelled', meals: 4 },
      { kind: 'edited', meals: -2 },
      { kind: 'served', meals: 5 },
    ] as const;
    expect(foldPledge(entries)).toEqual({ landed: 22, sold: 0, removed: 0, left: 16 });
  });
});

describe('the lines of a week', () => {
  const week = { from: '2026-11-22', to: '2026-11-28', isOver: true };
  const cells = (line: string) => line.trimEnd().slice(1, -1).split('","');

  it('say that there were no landings', () => {
    const [line = ''] = linesOf({ ...week, rows: [], uncounted: [] }).split('\r\n');
    expect(cells(line)).toHaveLength(19);
    expect(cells(line).at(-1)).toBe('no landings');
  });

  it('have a cell for each column, and name no catch without its words', () => {
    const amounts = { landed: 40, pledged: 0, sold: 10, removed: 0, left: 30, atWeekEnd: 35, pounds: 40 };
    const row = { species: 'haddock', town: 'Portland', state: 'ME', unit: 'pound', ...amounts } as const;
    const uncounted = [{ catchId: '01', species: 'other', customSpecies: '=Wolffish', quantity: 'a tote' }];
    const lines = linesOf({ ...week, rows: [row], uncounted })
      .trimEnd()
      .split('\r\n')
      .map(cells);
    expect(lines.map(({ length }) => length)).toEqual([19, 19]);
    expect(lines[0]?.slice(2, 5)).toEqual(['haddock', 'Haddock', '164744']);
    expect(lines[0]?.slice(10)).toEqual([
      'pound',
      '40',
      '0',
      '10',
      '0',
      '30',
      '35',
      '40',
      'corrected after the week ended',
    ]);
    expect(lines[1]?.[2]).toBe("'=Wolffish");
    expect(lines[1]?.at(-1)).toBe('not counted: a tote');
  });
});
