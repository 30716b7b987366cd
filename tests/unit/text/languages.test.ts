import { describe, expect, it } from 'vitest';
import { comparedTypes, differences } from '#bin/lint-languages/compare-types.ts';
import { untranslated } from '#bin/lint-languages/untranslated.ts';
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
