import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areFound,
  beginningFor,
  beginningsOf,
  indexedWords,
  searchWords,
  singular,
  wordsIn,
} from '#shared/search.ts';

const POST = {
  species: 'mangrove-snapper',
  location: "Côte d'Or Landing, ME 04609-1234",
  fishermanName: 'José O’Neill',
} as const;

function finds(q: string, post: Parameters<typeof searchWords>[0] = POST): boolean {
  return areFound(wordsIn(q), searchWords(post));
}

describe('search words', () => {
  it.each([
    'snapper',
    'SNAPPERS',
    'snap',
    'mangrove snapper',
    'snapper mangrove',
    'jose',
    'JOSÉ',
    'oneill',
    "O'Neill",
    'o’neill',
    'cote',
    'cotes',
    'd’or',
    '04609',
    '046',
    'me',
    'landings',
    'jose landing me',
    'snapper!?',
  ])('find the post: %s', (q) => {
    expect(finds(q)).toBe(true);
  });

  it.each(['napper', 'm', 'ma', 'co', 'jose cod', 'general', 'snapperx', 'lobster', '4609'])(
    'do not find the post: %s',
    (q) => {
      expect(finds(q)).toBe(false);
    },
  );

  it.each([
    ['ca hoi', 'salmon'],
    ['cá hồi', 'salmon'],
    ['CÁ HỒI', 'salmon'],
    ['ca hong duoc', 'mangrove-snapper'],
    ['đước', 'mangrove-snapper'],
    ['bacalao', 'cod'],
    ['vieira', 'scallops'],
    ['atun', 'tuna'],
    ['salmao', 'salmon'],
    ['pargos gloucester', 'red-snapper'],
  ])('find a species by its name in another language: %s', (q, species) => {
    expect(finds(q, { species, location: 'Gloucester, MA', fishermanName: 'Ruth' })).toBe(true);
    expect(finds(q, { species: 'lobster', location: 'Gloucester, MA', fishermanName: 'Ruth' })).toBe(false);
  });

  it.each([
    ['ca hoi', 'Cá hồi'],
    ['cá dia', 'Cá Đĩa'],
    ['nino', 'Niño'],
    ['acucar', 'Açúcar'],
  ])('find written text with and without its accents: %s', (q, written) => {
    const post = { ...POST, species: 'other', customSpecies: written } as const;
    expect(finds(q, post)).toBe(true);
    expect(finds(written, post)).toBe(true);
  });

  it('find a species by the words of the person who posted it', () => {
    const post = { ...POST, species: 'other', customSpecies: 'Longfin Squid' } as const;
    expect(finds('squid', post)).toBe(true);
    expect(finds('other', post)).toBe(false);
  });

  it.each([
    ['scallops', 'scallop'],
    ['porgies', 'porgie'],
    ['porgy', 'porgies'],
    ['anchovies', 'anchovy'],
    ['basses', 'bass'],
    ['boxes', 'box'],
    ['lobsters', 'Lobster'],
    ['grunt', 'Grunts'],
    ['fishes', 'fish'],
  ])('match singular and plural: %s finds %s', (q, word) => {
    expect(areFound(wordsIn(q), wordsIn(word))).toBe(true);
  });

  it.each(['bass', 'octopus', 'tennis', 'us', 'gas'])(
    'are not changed if they only look like a plural: %s',
    (word) => {
      expect(singular(word)).toBe(word);
    },
  );
});

describe('the index keys of words', () => {
  const LETTERS = ['a', 'e', 'i', 's', 'y', 'h', 'x', 'p', 'é', 'ß', '7', '魚', '𠀀'];
  const word = fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 9 })
    .map((letters) => wordsIn(letters.join(''))[0] ?? 'a');

  it('include those of all words that match', () => {
    const wanted = fc
      .tuple(word, fc.nat(9), fc.constantFrom('', 's', 'es', 'ies', 'ie', 'y'))
      .map(([text, length, ending]) => ({
        text,
        q: wordsIn([...text].slice(0, Math.max(1, length)).join('') + ending)[0] ?? 'a',
      }));
    fc.assert(
      fc.property(wanted, ({ text, q }) => {
        fc.pre(areFound([q], [text]));
        expect(beginningsOf(text)).toContain(beginningFor(q));
      }),
      { numRuns: 3_000 },
    );
  });

  it('are at most four letters, so that there are few entries', () => {
    expect(beginningsOf('lobster')).toEqual(['lob', 'lobs']);
    expect(beginningsOf('me')).toEqual(['me']);
    fc.assert(
      fc.property(word, (text) => {
        expect(beginningsOf(text).length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('include no word that all fish have in common in a language', () => {
    const post = { species: 'salmon', location: 'Rockport, ME', fishermanName: 'Ruth' };
    expect(indexedWords(post)).toEqual(['salmon', 'rockport', 'me', 'ruth', 'salmao', 'hoi']);
  });

  it('are limited in number, whatever somebody writes', () => {
    const long = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
    const post = { species: 'other', customSpecies: long, location: long, fishermanName: long } as const;
    expect(searchWords(post).length).toBeLessThanOrEqual(18);
  });
});
