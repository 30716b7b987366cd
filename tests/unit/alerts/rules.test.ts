import { describe, expect, it } from 'vitest';
import {
  conditionOfPledge,
  isQuiet,
  lessOften,
  matchesSearch,
  type SoughtPost,
  searchIssues,
} from '#shared/alerts/rules.ts';
import { type SearchFilters, savedSearchBody } from '#shared/alerts/schemas.ts';
import * as words from '#words/alerts/rules.ts';

const PORTLAND = { lat: 43.66, lng: -70.26 };

const cod = (post: Partial<SoughtPost> = {}): SoughtPost => ({
  species: 'cod',
  location: 'Portland, ME',
  fishermanName: 'Ruth Alder',
  coordinates: PORTLAND,
  paymentType: 'mandatory',
  amount: 8,
  unit: 'per_pound',
  condition: 'fresh',
  ...post,
});

describe('a saved search', () => {
  it.each<[string, SearchFilters, SoughtPost, boolean]>([
    ['finds everything without filters', {}, cod(), true],
    ['finds its species', { species: 'cod' }, cod(), true],
    ['leaves out other species', { species: 'lobster' }, cod(), false],
    ['ignores case, accents and plurals of words', { words: 'CÓDS portland' }, cod(), true],
    ['finds names in other languages', { words: 'bacalao' }, cod(), true],
    ['needs all words', { words: 'cod gloucester' }, cod(), false],
    ['finds a price up to its own', { priceAtMost: 8 }, cod(), true],
    ['leaves out a higher price', { priceAtMost: 7.99 }, cod(), false],
    ['leaves out a price in another unit', { priceAtMost: 9, unit: 'all' }, cod(), false],
    ['finds free fish below any price', { priceAtMost: 0 }, cod({ paymentType: 'free' }), true],
    ['finds fresh fish', { condition: 'fresh' }, cod(), true],
    ['finds its kind of payment only', { payment: 'free' }, cod(), false],
    ['finds a fixed price', { payment: 'mandatory' }, cod(), true],
    ['finds its pickup among several', { pickup: 'dock' }, cod({ pickupOptions: ['meetup', 'dock'] }), true],
    ['leaves out fish without its pickup', { pickup: 'dock' }, cod({ pickupOptions: ['meetup'] }), false],
    ['leaves out frozen fish', { condition: 'fresh' }, cod({ condition: 'frozen' }), false],
  ])('%s', (_, filters, post, isFound) => {
    expect(matchesSearch(filters, post)).toBe(isFound);
  });

  it('finds posts up to its radius, and none without a known place', () => {
    const around = (radiusMiles: number): SearchFilters => ({
      place: { label: 'Portland, ME', coordinates: PORTLAND, radiusMiles },
    });
    const boston = cod({ coordinates: { lat: 42.36, lng: -71.06 } });
    expect(matchesSearch(around(98), boston)).toBe(false);
    expect(matchesSearch(around(99), boston)).toBe(true);
    const { coordinates: _, ...nowhere } = cod();
    expect(matchesSearch(around(100), nowhere)).toBe(false);
  });

  it('refuses filters that its kind of post lacks, and a unit without a price', () => {
    const filters = { priceAtMost: 5, condition: 'fresh', payment: 'free', pickup: 'dock' } as const;
    expect(searchIssues({ kind: 'catch', filters })).toEqual([]);
    expect(searchIssues({ kind: 'landing', filters })).toEqual([
      { path: 'filters.priceAtMost', message: words.onlyForCatches },
      { path: 'filters.payment', message: words.onlyForCatches },
      { path: 'filters.pickup', message: words.onlyForCatches },
      { path: 'filters.condition', message: words.conditionOfLandings },
    ]);
    const body = { name: 'Cod', kind: 'catch', level: 'now', filters: { unit: 'all' } };
    expect(savedSearchBody.safeParse(body).error?.issues[0]?.message).toBe(words.unitWithoutPrice);
  });

  it('keeps its place no finer than 0.01 degrees', () => {
    const place = { label: 'Dock', coordinates: { lat: 43.65678, lng: -70.25123 }, radiusMiles: 5 };
    const body = { name: 'Cod', kind: 'catch', level: 'now', filters: { place } };
    expect(savedSearchBody.parse(body).filters.place?.coordinates).toEqual({ lat: 43.66, lng: -70.25 });
  });
});

it('calls a pledge frozen if it can be claimed without an end', () => {
  expect(conditionOfPledge({})).toBe('frozen');
  expect(conditionOfPledge({ availableUntil: '2026-11-26T10:00:00.000Z' })).toBe('fresh');
});

it('takes the less frequent of two levels', () => {
  expect(lessOften('now', 'daily')).toBe('daily');
  expect(lessOften('never', 'now')).toBe('never');
  expect(lessOften('now', 'now')).toBe('now');
});

it.each([
  [{ from: 21, until: 7 }, [21, 23, 0, 6], [7, 12, 20]],
  [{ from: 12, until: 14 }, [12, 13], [11, 14, 0]],
  [undefined, [], [0, 12, 23]],
])('knows quiet hours %j, also over midnight', (quiet, silent, loud) => {
  expect(silent.filter((hour) => isQuiet(quiet, hour))).toEqual(silent);
  expect(loud.filter((hour) => isQuiet(quiet, hour))).toEqual([]);
});
