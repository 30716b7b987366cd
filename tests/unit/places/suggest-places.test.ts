import { describe, expect, it } from 'vitest';
import { placesBeginning } from '#lambdas/services/places.ts';
import { placeName } from '#shared/places/place-name.ts';
import { usePlacesFile } from '#tests/support/cloud/places-file.ts';

usePlacesFile();

const suggested = async (typed: string, near?: string) => (await placesBeginning(typed, near)).map(placeName);

describe('the suggestions for a typed place', () => {
  it('contain each town of a name, those with many ZIP codes first', async () => {
    const names = await suggested('Portland');
    expect(names.slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
    expect(names).toHaveLength(6);
  });

  it('contain places near the first landing point, after the exact name', async () => {
    expect((await suggested('portl', 'Portland, ME'))[0]).toBe('Portland, ME');
    expect((await suggested('portl', 'Astoria, OR'))[0]).toBe('Portland, OR');
    expect((await suggested('york', 'Norfolk, VA'))[0]).toMatch(/^York, /);
    expect(await suggested('portl', 'Nowhere at all')).toEqual(await suggested('portl'));
  });

  it.each(['portland, me', 'Portland, m', 'PORTLAND MAINE', 'portl me', '0410'])(
    'contain Portland, ME for %j',
    async (typed) => {
      expect((await suggested(typed)).slice(0, 2)).toContain('Portland, ME');
    },
  );

  it('contain the town of a harbor', async () => {
    expect((await suggested('Portland Harbor, ME'))[0]).toBe('Portland, ME');
    expect(await suggested('Behind the old cannery')).toEqual([]);
  });

  it('match the beginning of a word and abbreviations', async () => {
    expect(await suggested('St Thomas')).toContain('St Thomas, VI');
    expect(await suggested('st')).not.toEqual([]);
    expect(await suggested('stoni')).toContain('Stonington, ME');
  });

  it('are empty if no place starts like that', async () => {
    for (const typed of ['..', 'zzzz', 'x'.repeat(100)]) expect(await suggested(typed)).toEqual([]);
  });
});
