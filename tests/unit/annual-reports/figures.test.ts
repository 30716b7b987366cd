/** The figures of an organization's year, and what is written with them. */
import { describe, expect, it } from 'vitest';
import { figuresOf } from '#lambdas/annual-reports/store/figures.ts';
import { writePdf } from '#lambdas/services/pdf/write-pdf.ts';
import { reportCsv, reportDocument } from '#shared/annual-reports/document.ts';
import type { AnnualReport } from '#shared/annual-reports/schemas.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');

type Collected = Parameters<typeof figuresOf>[0][number];
const aClaim = (changes: Partial<Collected> = {}): Collected => ({
  meals: 10,
  species: 'cod',
  fishermanId: 'ruth',
  fishermanName: 'Ruth Alder',
  state: 'collected',
  collectedAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});

describe('the figures of a year', () => {
  it('count collected claims alone, in the months of the site’s time zone', () => {
    const { months, meals, pickups } = figuresOf(
      [
        aClaim({ collectedAt: '2026-01-01T04:59:59.000Z', meals: 1 }),
        aClaim({ collectedAt: '2026-01-01T05:00:00.000Z', meals: 2 }),
        aClaim({ collectedAt: '2026-11-01T03:59:59.000Z', meals: 4 }),
        aClaim({ state: 'reserved', meals: 8 }),
        aClaim({ meals: 16 }),
      ],
      2026,
      NOW,
    );
    expect(months).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 4, 16]);
    expect({ meals, pickups }).toEqual({ meals: 22, pickups: 3 });
  });

  it('have twelve months once the year is over, and none before it begins', () => {
    expect(figuresOf([], 2025, NOW).months).toHaveLength(12);
    expect(figuresOf([], 2027, NOW).months).toEqual([]);
  });

  it('add up to the same sum by month and by species, with names in any case as one', () => {
    const { months, species, meals, fishermen, mealsServed, mealsOf } = figuresOf(
      [
        aClaim({ mealsServed: 9 }),
        aClaim({ fishermanId: 'omar', species: 'other', customSpecies: 'Rosefish' }),
        aClaim({
          species: 'other',
          customSpecies: 'rosefish',
          meals: 5,
          collectedAt: '2026-02-20T15:00:00.000Z',
        }),
      ],
      2026,
      NOW,
    );
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    expect([sum(months), sum(species.map((each) => each.meals))]).toEqual([meals, meals]);
    expect(species).toEqual([
      { species: 'other', customSpecies: 'Rosefish', meals: 15 },
      { species: 'cod', meals: 10 },
    ]);
    expect({ fishermen, mealsServed }).toEqual({ fishermen: 2, mealsServed: 9 });
    expect([...mealsOf]).toEqual([
      ['ruth', 15],
      ['omar', 10],
    ]);
  });
});

const REPORT: AnnualReport = {
  ...{ year: 2026, organizationName: 'Harbor Kitchen', organizationType: 'food_bank', place: 'Portland, ME' },
  ...{ pickups: 2, meals: 1020, mealsServed: 1000, fishermen: 2, months: [1000, 0, 20], canWrite: true },
  species: [
    { species: 'cod', meals: 1000 },
    { species: 'other', customSpecies: '=Rosefish', meals: 20 },
  ],
  story: 'Cold months.\nWarm meals.',
  namedFishermen: [{ name: 'Ruth Alder', meals: 1000 }],
};

const BY_FISHERMAN = ['Ruth Alder 1,000', 'Fishermen who are not named 20'];

describe('the report', () => {
  it('is a tagged file with the story, the figures of each month and species, and no cost', async () => {
    const { text, title, isTagged, roles } = await readPdf(
      await writePdf('Our year 2026', reportDocument(REPORT), NOW),
    );
    expect({ title, isTagged }).toEqual({ title: 'Our year 2026', isTagged: true });
    for (const said of [
      'Cold months. Warm meals.',
      'January 2026 1,000',
      'February 2026 0',
      'Cod 1,000',
      ...BY_FISHERMAN,
    ])
      expect(text).toContain(said);
    expect(text).toContain('Cost of the meals None. Fishermen gave them.');
    expect(roles.filter((role) => role === 'Table')).toHaveLength(4);
  });

  it('is lines with an English header, in which no cell is a formula', () => {
    expect(reportCsv(REPORT).split('\r\n')).toEqual([
      '"year","part","name","meals"',
      '"2026","total","meals collected","1020"',
      '"2026","total","meals served","1000"',
      '"2026","total","pickups","2"',
      '"2026","total","fishermen","2"',
      '"2026","month","2026-01","1000"',
      '"2026","month","2026-02","0"',
      '"2026","month","2026-03","20"',
      '"2026","species","cod","1000"',
      '"2026","species","\'=Rosefish","20"',
      '"2026","fisherman","Ruth Alder","1000"',
      '"2026","fisherman","not named","20"',
      '',
    ]);
  });
});
