import { describe, expect, it } from 'vitest';
import { comparedTypes, differences } from '#bin/lint-languages/compare-types.ts';
import { untranslated } from '#bin/lint-languages/untranslated.ts';
import { withoutSingular } from '#bin/lint-languages/without-singular.ts';
import { LANGUAGES, pathIn, prefixOf, splitLanguage } from '#shared/languages.ts';

describe('addresses of a language', () => {
  it.each([
    ['/', '/es'],
    ['/?view=pledges', '/es?view=pledges'],
    ['/marketplace?q=cod#list', '/es/marketplace?q=cod#list'],
  ])('have %s below the prefix', (path, address) => {
    expect(pathIn('es', path)).toBe(address);
    expect(pathIn('en', path)).toBe(path);
  });

  it.each([
    ['/es/marketplace', 'es', '/marketplace'],
    ['/vi', 'vi', '/'],
    ['/pt/', 'pt', '/'],
    ['/espresso', 'en', '/espresso'],
    ['/en/marketplace', 'en', '/en/marketplace'],
  ])('are split into language and path: %s', (address, language, path) => {
    expect(splitLanguage(address)).toEqual({ language, path });
  });

  it('have a different prefix for each language', () => {
    expect(new Set(LANGUAGES.map(prefixOf)).size).toBe(LANGUAGES.length);
  });
});

describe('the check of translated texts', () => {
  const meals = (count: number) => `${count} meals`;
  const english = {
    save: 'Save',
    menu: 'Menu',
    product: 'Creel',
    meals,
    kinds: { cod: 'Cod' },
    columns: ['time'],
  };

  it('lists texts that are still in English, also within records', () => {
    const other = { ...english, save: 'Guardar', meals: (count: number) => `${count} comidas` };
    expect(untranslated(english, other, ['Menu'])).toEqual(['kinds.cod: Cod']);
    expect(untranslated(english, other, [])).toEqual(['menu: Menu', 'kinds.cod: Cod']);
  });

  it('lists a function with the same sentence', () => {
    const said = (name: string) => `Message to ${name}`;
    expect(untranslated({ said }, { said }, [])).toHaveLength(1);
    const formatted = (value: number) => value.toLocaleString('es', { style: 'percent' });
    expect(untranslated({ formatted }, { formatted }, [])).toEqual([]);
  });

  it('lists a sentence that has a form for one in English only', () => {
    const miles = (count: number) => (count === 1 ? '1 mile' : `${count} miles`);
    expect(withoutSingular({ miles }, { miles: (count: number) => `${count} millas` })).toEqual(['miles']);
    const millas = (count: number) => (count === 1 ? '1 milla' : `${count} millas`);
    expect(withoutSingular({ miles }, { miles: millas })).toEqual([]);
  });

  it('lists the module of each difference of types', () => {
    const modules = ['app/errors.ts', 'home.ts'];
    const line =
      comparedTypes('es', modules, 'words')
        .split('\n')
        .findIndex((each) => each.includes('es/home.ts')) + 1;
    const messages = `dist/es.ts(${line},14): error TS2741: 'title' is missing\n  in detail\ndist/vi.ts(1,2): error`;
    expect(differences(messages, 'es', modules)).toEqual([
      "es/home.ts: error TS2741: 'title' is missing\n  in detail",
    ]);
  });
});

describe('an amount in a sentence about reservations', () => {
  it.each(LANGUAGES)('needs no verb or adjective that agrees with it in %s', async (language) => {
    const [rules, pages, { amountWords }] = await Promise.all([
      import(`#shared/words/${language}/reservations/rules.ts`),
      import(`#shared/words/${language}/reservations/reservation-pages.ts`),
      import(`#shared/words/${language}/posts/figures.ts`),
    ]);
    const box = amountWords(1, 'box');
    const { onlyLeft, weighedTooMuch, heldForOthers, unitOfCollected, deletionNeedsReason } = rules;
    const sentences = [onlyLeft, weighedTooMuch, heldForOthers, unitOfCollected, deletionNeedsReason];
    const said = [...sentences.map((each) => each(1, 'box')), pages.leftNow(box)];
    for (const sentence of said) {
      expect(sentence).toContain(box);
      expect(sentence.replace(box, '…')).not.toMatch(/\b(?:quedan|restam) …|\p{L}+adas …|… \p{L}+adas\b/iu);
    }
  });
});
