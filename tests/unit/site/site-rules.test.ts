/** The site's own list of species and its rules: what may be made of them, and what they make of posts and claims. */
import { describe, expect, it } from 'vitest';
import { isNew, refusalOf, type Standing, shareOf } from '#shared/claims/rules.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { foodSafetyOf, mayBePledged } from '#shared/posts/pledges/food-safety.ts';
import { pledgeDateIssues } from '#shared/posts/pledges/rules.ts';
import { speciesNamedIn, wordsIn } from '#shared/search.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { speciesFacts, speciesIssues, speciesListIssues } from '#shared/site/rules.ts';
import { DEFAULT_SPECIES, shownOtherwise } from '#shared/species/list.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import { drawingFor, speciesInSentence, speciesName } from '#shared/species/species.ts';
import { inOrder } from '#words/site/rules.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');

const changed = (id: string, changes: Partial<SpeciesEntry>): SpeciesEntry[] =>
  DEFAULT_SPECIES.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
const BONITO: SpeciesEntry = { id: 'bonito', name: 'Bonito', drawing: 'default', formsHistamine: true };
const without = (list: readonly SpeciesEntry[], id: string) => list.filter((entry) => entry.id !== id);

describe('a list of species', () => {
  it.each<[string, SpeciesEntry[], string | undefined]>([
    ['as it was', [...DEFAULT_SPECIES], undefined],
    ['in another order', DEFAULT_SPECIES.toReversed(), undefined],
    ['with a new one', [...DEFAULT_SPECIES, BONITO], undefined],
    ['with another name', changed('porgie', { name: 'Scup' }), undefined],
    ['with a hidden one', changed('porgie', { hidden: true }), undefined],
    ['with two of one name', changed('porgie', { name: 'COD' }), 'species.9.name'],
    ['with two of one id', [...DEFAULT_SPECIES, { ...BONITO, id: 'cod' }], 'species.16.id'],
    ['without one that posts may hold', without(DEFAULT_SPECIES, 'porgie'), 'species'],
    ['without Other', changed('other', { hidden: true }), 'species.15.hidden'],
    [
      'with a tuna that needs no ice',
      DEFAULT_SPECIES.map(({ formsHistamine: _, ...entry }) => entry),
      'species.1.formsHistamine',
    ],
  ])('%s', (_name, list, path) => {
    expect(speciesListIssues(list, DEFAULT_SPECIES)[0]?.path).toBe(path);
  });

  it('says which of them are shown otherwise than at the beginning', () => {
    const list = [...changed('porgie', { name: 'Scup', drawing: 'cod' }), BONITO];
    expect([...shownOtherwise(DEFAULT_SPECIES)]).toEqual([]);
    expect([...shownOtherwise(list)]).toEqual([['porgie', { name: 'Scup', drawing: 'cod' }]]);
    expect([speciesName({ species: 'bonito' }), speciesName({ species: 'striped-bass' })]).toEqual([
      'Bonito',
      'Striped bass',
    ]);
    const fish = { species: 'porgie', shownAs: { name: 'Scup', drawing: 'cod' as const } };
    expect([speciesName(fish), speciesInSentence(fish), drawingFor(fish)]).toEqual(['Scup', 'Scup', 'cod']);
  });

  it('is told apart by its entries and their order', () => {
    const facts = (list: readonly SpeciesEntry[]) => speciesFacts(list, DEFAULT_SPECIES);
    expect(facts(DEFAULT_SPECIES)).toEqual([]);
    expect(facts(changed('porgie', { hidden: true }))).toEqual([expect.stringMatching(/^Porgie\b/)]);
    const turned = DEFAULT_SPECIES.toReversed();
    expect(facts(turned)).toEqual([inOrder(turned.map(({ name }) => name))]);
  });

  it('draws by a keyword what a poster named themselves', () => {
    const drawn = (customSpecies: string) => drawingFor({ species: 'other', customSpecies });
    expect(['Jonah crab', 'Longfin Squid', 'Whiting'].map(drawn)).toEqual(['crab', 'squid', 'default']);
  });

  it('offers for new posts what is not hidden, and leaves older ones what they are', () => {
    const list = changed('porgie', { hidden: true });
    const messages = (species: string, before?: string) =>
      speciesIssues(species, list, before).map(({ message }) => message);
    expect(messages('cod')).toEqual([]);
    expect(speciesIssues('porgie', list)).toEqual([
      { path: 'species', message: 'This species is not offered here. Please choose another one.' },
    ]);
    expect(messages('porgie', 'porgie')).toEqual([]);
    expect(messages('kraken')).toEqual(['Please choose a species']);
  });

  it('is looked through by the names that only the site uses', () => {
    const list = [...changed('bass', { name: 'Rock Bass' }), { ...BONITO, name: 'Little Tunny' }];
    const found = (words: string) => speciesNamedIn(wordsIn(words), list);
    expect(found('rock')).toBeUndefined();
    expect(found('cod')).toBeUndefined();
    expect(found('gloucester rock basses')).toEqual({ species: 'bass', rest: ['gloucester'] });
    expect(found('little tunny')).toEqual({ species: 'bonito', rest: [] });
  });
});

describe('food safety', () => {
  const foodSafety = foodSafetyOf({ ...DEFAULT_RULES, species: [...DEFAULT_SPECIES, BONITO] });

  it('asks for ice for each species of the list that forms histamine, also under Other', () => {
    const may = (species: string, customSpecies?: string) =>
      mayBePledged({ species, customSpecies }, 'chilled', foodSafety);
    expect([may('bonito'), may('other', 'Atlantic bonitos'), may('other', 'King Mackerel')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([may('cod'), may('other', 'Whiting')]).toEqual([true, true]);
    expect(foodSafety.histamine.message).toBe(
      'Tuna, mackerel, amberjack and bonito can only be pledged fresh when they are kept on ice',
    );
  });

  it('knows a species by its lasting name too', () => {
    const renamed = foodSafetyOf({ ...DEFAULT_RULES, species: changed('tuna', { name: 'Ahi' }) });
    for (const customSpecies of ['Bluefin tuna', 'Fresh ahi'])
      expect(mayBePledged({ species: 'other', customSpecies }, 'chilled', renamed)).toBe(false);
  });

  it('says the hours of the site in its words', () => {
    const pledge = (hours: number) => ({
      catchDate: new Date(NOW - hours * HOUR).toISOString(),
      handling: { storage: 'iced' as const },
    });
    expect(pledgeDateIssues(pledge(24), NOW, 24)).toEqual([]);
    expect(pledgeDateIssues(pledge(25), NOW, 24)).toEqual([
      { path: 'catchDate', message: 'Fresh fish cannot be more than 24 hours old' },
    ]);
  });
});

describe('fair shares', () => {
  const fairness = {
    ...DEFAULT_RULES.fairness,
    maxOpenClaims: 1,
    newPledgeMinutes: 60,
    newPledgePercent: 40,
  };
  const standing: Standing = {
    mealsLeft: 20,
    mealsPledged: 20,
    pledgedAt: NOW,
    openClaims: 0,
    capacity: 100,
    claimedToday: 0,
    claimedWhileNew: 0,
  };

  it('are those that the site has set', () => {
    expect(shareOf(20, fairness)).toBe(8);
    expect([59, 60].map((minutes) => isNew(NOW, NOW + minutes * MINUTE, fairness))).toEqual([true, false]);
    expect(isNew(NOW, NOW, { ...fairness, newPledgeMinutes: 0 })).toBe(false);
    expect(refusalOf(8, standing, NOW, fairness)).toBeUndefined();
    expect(refusalOf(9, standing, NOW, fairness)).toBe(
      'In the first 60 minutes of a pledge, one organization gets at most 40% of it. For you that leaves 8 meals for now.',
    );
    expect(refusalOf(9, standing, NOW, { ...fairness, newPledgeMinutes: 1 })).toMatch(
      /^In the first minute of a pledge, /,
    );
    expect(refusalOf(1, { ...standing, openClaims: 1 }, NOW, fairness)).toMatch(
      /^Your organization has an open claim/,
    );
  });

  it('are half of a new pledge where nobody has set another one', () => {
    expect(refusalOf(11, standing, NOW, DEFAULT_RULES.fairness)).toBe(
      'In the first 30 minutes of a pledge, one organization gets at most half of it. For you that leaves 10 meals for now.',
    );
  });
});
