import { describe, expect, it } from 'vitest';
import { placesBeginning } from '#lambdas/services/places.ts';
import { placeName } from '#shared/places/place-name.ts';
import { usePlacesFile } from '#tests/support/cloud/places-file.ts';

usePlacesFile();

const suggested = async (typed: string, near?: string) => (await placesBeginning(typed, near)).map(placeName);

describe('while a place is typed', () => {
  it('suggests each town of a name, those of many ZIP codes first', async () => {
    const names = await suggested('Portland');
    expect(names.slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
    expect(names).toHaveLength(6);
  });

  it('suggests what is near to where somebody lands first, and the whole name before that', async () => {
    expect((await suggested('portl', 'Portland, ME'))[0]).toBe('Portland, ME');
    expect((await suggested('portl', 'Astoria, OR'))[0]).toBe('Portland, OR');
    expect((await suggested('york', 'Norfolk, VA'))[0]).toMatch(/^York, /);
    expect(await suggested('portl', 'Nowhere at all')).toEqual(await suggested('portl'));
  });

  it.each(['portland, me', 'Portland, m', 'PORTLAND MAINE', 'portl me', '0410'])(
    'finds Portland, ME in %j',
    async (typed) => {
      expect((await suggested(typed)).slice(0, 2)).toContain('Portland, ME');
    },
  );

  it('knows a harbour by its town', async () => {
    expect((await suggested('Portland Harbor, ME'))[0]).toBe('Portland, ME');
    expect(await suggested('Behind the old cannery')).toEqual([]);
  });

  it('takes the beginning of a word for what it is, and for what it is short for', async () => {
    expect(await suggested('St Thomas')).toContain('St Thomas, VI');
    expect(await suggested('st')).not.toEqual([]);
    expect(await suggested('stoni')).toContain('Stonington, ME');
  });

  it('gives nothing for what no place begins with', async () => {
    for (const typed of ['..', 'zzzz', 'x'.repeat(100)]) expect(await suggested(typed)).toEqual([]);
  });
});
