import { expect, it } from 'vitest';
import { summaryOf } from '#lambdas/licenses/week-summary.ts';
import type { LandedRow } from '#shared/licenses/schemas.ts';

const aRow = (changes: Partial<LandedRow>): LandedRow => ({
  ...{ species: 'cod', town: 'Portland', unit: 'pound' },
  ...{ landed: 0, pledged: 0, sold: 0, removed: 0, left: 0 },
  ...changes,
});
const week = { from: '2026-11-22', to: '2026-11-28', isOver: true };

it('adds up each species in each unit, in all places and forms', () => {
  const rows = [
    aRow({ landed: 50.1, disposition: 'whole' }),
    aRow({ landed: 12.2, town: 'Gloucester' }),
    aRow({ unit: 'meal', pledged: 12 }),
    aRow({ species: 'haddock', landed: 3 }),
  ];
  expect(summaryOf({ ...week, rows, uncounted: [] })).toMatchObject({
    landed: [
      { species: 'cod', unit: 'pound', amount: 62.3 },
      { species: 'cod', unit: 'meal', amount: 12 },
      { species: 'haddock', unit: 'pound', amount: 3 },
    ],
    more: 0,
  });
});

it('has at most twenty lines, and says how many are left out', () => {
  const rows = Array.from({ length: 15 }, (_, index) => aRow({ customSpecies: `Fish ${index}`, landed: 1 }));
  const uncounted = Array.from({ length: 3000 }, () => ({
    ...{ catchId: '01', species: 'cod', quantity: 'two totes' },
  }));
  const { landed, uncounted: listed, more } = summaryOf({ ...week, rows, uncounted });
  expect([landed.length, listed.length, more]).toEqual([15, 5, 2995]);
});
