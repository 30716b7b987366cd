/** A list of species that was saved on a page of one language, read on a page of another. */
import { expect, it } from 'vitest';
import type * as Pledges from '#shared/posts/pledges/food-safety.ts';
import type * as Search from '#shared/search.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type * as Rules from '#shared/site/rules.ts';
import type * as List from '#shared/species/list.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import type * as Names from '#shared/species/names.ts';
import type * as Species from '#shared/species/species.ts';
import { importIn } from '#tests/support/languages/import-in.ts';

const here = <Module>(file: string) => importIn<Module>('vi', file);

it('counts no species as renamed, and shows the names of the page', async () => {
  const list = await here<typeof List>('shared/species/list.ts');
  expect(list.DEFAULT_SPECIES).toEqual(DEFAULT_SPECIES);
  expect([...list.shownOtherwise(DEFAULT_SPECIES)]).toEqual([]);
  const labels = (entries: typeof DEFAULT_SPECIES) =>
    entries.map((entry) => list.speciesLabel(list.inOwnWords(entry)));
  const [salmon] = DEFAULT_SPECIES;
  const snapper = DEFAULT_SPECIES.filter(({ id }) => id === 'snapper');
  expect(labels([...(salmon ? [salmon] : []), ...snapper])).toEqual(['Cá hồi', 'Cá hồng (Chung)']);
  const { speciesName } = await here<typeof Species>('shared/species/species.ts');
  const { speciesInSentence } = await here<typeof Names>('shared/species/names.ts');
  const renamed = { species: 'porgie', shownAs: { name: 'Scup', names: { es: 'Sargo' } } };
  expect([speciesInSentence({ species: 'tuna' }), speciesName(renamed)]).toEqual(['cá ngừ', 'Scup']);
  expect(speciesName({ ...renamed, shownAs: { names: { vi: 'Cá tráp đỏ' } } })).toBe('Cá tráp đỏ');
});

it('indexes posts and audits changes in English', async () => {
  const { searchWords } = await here<typeof Search>('shared/search.ts');
  const post = { species: 'red-snapper', location: 'Gloucester, MA', fishermanName: 'Ruth Carter' };
  expect(searchWords(post)).toEqual(expect.arrayContaining(['red', 'snapper']));
  const { speciesFacts } = await here<typeof Rules>('shared/site/rules.ts');
  const hidden = DEFAULT_SPECIES.map((entry) =>
    entry.id === 'cod' ? { ...entry, hidden: true as const } : entry,
  );
  expect(speciesFacts(hidden, DEFAULT_SPECIES)).toEqual(['Cod, drawn as cod, hidden']);
});

it('keeps fish on ice by its English name too, and says so in the language of the page', async () => {
  const { foodSafetyOf, mayBePledged } = await here<typeof Pledges>('shared/posts/pledges/food-safety.ts');
  const foodSafety = foodSafetyOf(DEFAULT_RULES);
  expect(foodSafety.histamine.message).toMatch(/^Cá ngừ, cá thu và cá cam\b/);
  for (const customSpecies of ['Tuna', 'atum', 'Cá Thu'])
    expect(mayBePledged({ species: 'other', customSpecies }, 'chilled', foodSafety)).toBe(false);
});
