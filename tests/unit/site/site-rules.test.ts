/** The site's own list of species and its rules: their limits, and their effects on posts and claims. */
import { describe, expect, it } from 'vitest';
import { isNew, refusalOf, type Standing, shareOf } from '#shared/claims/rules.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { foodSafetyOf, mayBePledged } from '#shared/posts/pledges/food-safety.ts';
import { pledgeDateIssues } from '#shared/posts/pledges/rules.ts';
import { speciesNamedIn, wordsIn } from '#shared/search.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { speciesFacts, speciesIssues, speciesListIssues } from '#shared/site/rules.ts';
import { allNames } from '#shared/species/all-names.ts';
import { DEFAULT_SPECIES, HISTAMINE_SPECIES, inOwnWords, shownOtherwise } from '#shared/species/list.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { species as SPANISH } from '#shared/words/es/site/species.ts';
import { inOrder } from '#words/site/rules.ts';
import * as words from '#words/site/species.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');

const changed = (id: string, changes: Partial<SpeciesEntry>): SpeciesEntry[] =>
  DEFAULT_SPECIES.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
const BONITO: SpeciesEntry = { id: 'bonito', name: 'Bonito', drawing: 'default', formsHistamine: true };
const spanish = (es: string) =>
  DEFAULT_SPECIES.map((entry) =>
    ['cod', 'porgie'].includes(entry.id) ? { ...entry, names: { es } } : entry,
  );
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
    ['with two of one name in Spanish', spanish('Sargo'), 'species.9.names.es'],
    [
      'with a tuna that needs no ice',
      DEFAULT_SPECIES.map(({ formsHistamine: _, ...entry }) => entry),
      'species.1.formsHistamine',
    ],
  ])('%s', (_name, list, path) => {
    expect(speciesListIssues(list, DEFAULT_SPECIES)[0]?.path).toBe(path);
  });

  it('reports which entries differ from the default list', () => {
    const list = [...changed('porgie', { name: 'Scup', drawing: 'cod' }), BONITO];
    expect([...shownOtherwise(DEFAULT_SPECIES)]).toEqual([]);
    expect(Object.fromEntries(DEFAULT_SPECIES.map(({ id, name }) => [id, name]))).toEqual(words.species);
    expect(DEFAULT_SPECIES.map(inOwnWords)).toEqual(DEFAULT_SPECIES);
    expect([...shownOtherwise(list)]).toEqual([['porgie', { name: 'Scup', drawing: 'cod' }]]);
    expect([speciesName({ species: 'bonito' }), speciesName({ species: 'striped-bass' })]).toEqual([
      'Bonito',
      'Striped bass',
    ]);
    const fish = { species: 'porgie', shownAs: { name: 'Scup', drawing: 'cod' as const } };
    expect([speciesName(fish), speciesInSentence(fish), drawingFor(fish)]).toEqual(['Scup', 'Scup', 'cod']);
  });

  it('shows each name in the language of the reader, unless it was renamed without one', () => {
    const shown = shownOtherwise([
      ...changed('porgie', { name: 'Scup' }),
      { ...BONITO, names: { es: 'Bonito del Norte' } },
    ]);
    const spanishNameOf = (species: string) =>
      speciesName({ species, shownAs: shown.get(species) }, 'es', SPANISH);
    expect(['tuna', 'porgie', 'bonito', 'striped-bass'].map(spanishNameOf)).toEqual([
      'Atún',
      'Scup',
      'Bonito del Norte',
      'Striped bass',
    ]);
    expect(speciesName({ species: 'bonito', shownAs: shown.get('bonito') })).toBe('Bonito');
  });

  it('is compared by its entries and their order', () => {
    const facts = (list: readonly SpeciesEntry[]) => speciesFacts(list, DEFAULT_SPECIES);
    expect(facts(DEFAULT_SPECIES)).toEqual([]);
    expect(facts(changed('porgie', { hidden: true }))).toEqual([expect.stringMatching(/^Porgie\b/)]);
    const turned = DEFAULT_SPECIES.toReversed();
    expect(facts(turned)).toEqual([inOrder(turned.map(({ name }) => name))]);
  });

  it('finds a drawing by a keyword for names that people typed', () => {
    const drawn = (customSpecies: string) => drawingFor({ species: 'other', customSpecies });
    expect(['Jonah crab', 'Longfin Squid', 'Whiting'].map(drawn)).toEqual(['crab', 'squid', 'default']);
  });

  it('offers entries that are not hidden for new posts, and keeps older posts', () => {
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

  it('can be searched by names that only this site uses', () => {
    const list = [
      ...changed('bass', { name: 'Rock Bass' }),
      { ...BONITO, name: 'Little Tunny', names: { pt: 'Atum Pequeno' } },
    ];
    const found = (words: string) => speciesNamedIn(wordsIn(words), list);
    expect(found('rock')).toBeUndefined();
    expect(found('cod')).toBeUndefined();
    expect(found('gloucester rock basses')).toEqual({ species: 'bass', rest: ['gloucester'] });
    for (const words of ['little tunny', 'atum pequeno'])
      expect(found(words)).toEqual({ species: 'bonito', rest: [] });
  });
});

describe('food safety', () => {
  const foodSafety = foodSafetyOf({ ...DEFAULT_RULES, species: [...DEFAULT_SPECIES, BONITO] });

  it('requires ice for each species that forms histamine, also under Other', () => {
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

  it('recognizes a species by its permanent name too', () => {
    const renamed = foodSafetyOf({ ...DEFAULT_RULES, species: changed('tuna', { name: 'Bigeye' }) });
    for (const customSpecies of ['Bluefin tuna', 'Fresh bigeye'])
      expect(mayBePledged({ species: 'other', customSpecies }, 'chilled', renamed)).toBe(false);
  });

  it('recognizes a species by its names in all languages, with accents and without', () => {
    const known = foodSafetyOf({
      ...DEFAULT_RULES,
      species: changed('tuna', { names: { es: 'Barrilete' } }),
    });
    const typed = ['ATÚN ROJO', 'atun', 'Atunes', 'Cá Ngừ đại dương', 'ca ngu', 'cá bò gù', 'Ca bo gu'];
    const decomposed = 'Atún'.normalize('NFD');
    const names = [...HISTAMINE_SPECIES.flatMap(allNames), ...typed, decomposed, 'barrilete fresco'];
    expect(
      names.filter((customSpecies) => mayBePledged({ species: 'other', customSpecies }, 'chilled', known)),
    ).toEqual([]);
    const safe = ['Cá hồi', 'Bacalao', 'Robalo'];
    expect(
      safe.filter((customSpecies) => mayBePledged({ species: 'other', customSpecies }, 'chilled', known)),
    ).toEqual(safe);
  });

  it('uses the site’s hours in its messages', () => {
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

  it('follow the site’s settings', () => {
    expect(shareOf(20, fairness)).toBe(8);
    expect([59, 60].map((minutes) => isNew(NOW, NOW + minutes * MINUTE, fairness))).toEqual([true, false]);
    expect(isNew(NOW, NOW, { ...fairness, newPledgeMinutes: 0 })).toBe(false);
    expect(refusalOf(8, standing, NOW, fairness)).toBeUndefined();
    expect(refusalOf(9, standing, NOW, fairness)?.message).toBe(
      'In the first 60 minutes of a pledge, one organization gets at most 40% of it. For you that leaves 8 meals for now.',
    );
    expect(refusalOf(9, standing, NOW, { ...fairness, newPledgeMinutes: 1 })?.message).toMatch(
      /^In the first minute of a pledge, /,
    );
    expect(refusalOf(1, { ...standing, openClaims: 1 }, NOW, fairness)?.message).toMatch(
      /^Your organization has an open claim/,
    );
  });

  it('are half of a new pledge by default', () => {
    expect(refusalOf(11, standing, NOW, DEFAULT_RULES.fairness)?.message).toBe(
      'In the first 30 minutes of a pledge, one organization gets at most half of it. For you that leaves 10 meals for now.',
    );
  });
});
