/**
 * How free text finds posts. Case, accents and apostrophes do not count, and singular and plural are one. Each word that is looked for has to
 * begin a word of the post; of one or two letters, it has to be the word. So `lob` and `lobsters` find Lobster, and `ma` finds Gloucester, MA but
 * not Mackerel.
 */

import type { SpeciesEntry } from './species/schemas.ts';
import { lastingName, OTHER, type Species } from './species/species.ts';

/** Shorter words are looked for whole. */
const SHORTEST_BEGINNING = 3;
/** By how many first letters a word can be looked up; the rest of it is compared with what is found there. */
const BEGINNINGS = [3, 4] as const;
const LONGEST_BEGINNING = 4;

/** The words of a text, each once, as they are compared. */
export function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}

/** A rule of thumb for English: what it makes of a word need not be one, as long as it is the same for both numbers. */
export function singular(word: string): string {
  const letters = [...word].length;
  if (letters > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  const one = letters > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  return letters > 4 && /...ie$/u.test(one) ? `${one.slice(0, -2)}y` : one;
}

function cut(word: string, letters: number): string {
  return [...word].slice(0, letters).join('');
}

const isShort = (word: string) => [...word].length < SHORTEST_BEGINNING;

/** The keys under which a word of a post is found. */
export function beginningsOf(word: string): string[] {
  if (isShort(word)) return [word];
  const forms = [word, singular(word)];
  return [...new Set(BEGINNINGS.flatMap((letters) => forms.map((form) => cut(form, letters))))];
}

/** Where every word that `wanted` finds is looked up: what it has in common with its singular, at most four letters. */
export function beginningFor(wanted: string): string {
  if (isShort(wanted)) return wanted;
  const one = [...singular(wanted)];
  const letters = [...wanted];
  const differs = letters.findIndex((letter, at) => letter !== one[at]);
  return cut(wanted, Math.min(LONGEST_BEGINNING, differs === -1 ? letters.length : differs));
}

/** By which one of several words they are best looked up: the one with the most letters to look up by; of those, the longest. */
export function rarestOf(words: readonly string[]): string {
  const weight = (word: string) => beginningFor(word).length * 1000 + word.length;
  return words.reduce((best, word) => (weight(word) > weight(best) ? word : best));
}

/** Whether a post of these words is found by all of the wanted ones. */
export function areFound(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((each) => words.some((word) => isFound(each, word)));
}

function isFound(wanted: string, word: string): boolean {
  if (isShort(wanted)) return word === wanted;
  return word.startsWith(wanted) || singular(word).startsWith(singular(wanted));
}

/** Most words of each field that are looked at: names of fish and people, and where they are, have fewer. */
const MOST_WORDS = { species: 5, location: 8, fisherman: 5 } as const;

/** The words by which a fisherman is found. */
export const nameWords = (name: string): string[] => wordsIn(name).slice(0, MOST_WORDS.fisherman);

/** The words by which a post is found: what it always was called, so that what is stored of them never depends on settings. */
export function searchWords(post: {
  species: Species;
  customSpecies?: string;
  location: string;
  fishermanName: string;
}): string[] {
  const { species, customSpecies } = post;
  return [
    ...new Set([
      ...wordsIn((species === OTHER && customSpecies) || lastingName(species)).slice(0, MOST_WORDS.species),
      ...wordsIn(post.location).slice(0, MOST_WORDS.location),
      ...nameWords(post.fishermanName),
    ]),
  ];
}

/**
 * The species of the site's list whose whole name stands among the wanted words, and what else is wanted; of those alone that the site calls
 * otherwise than posts are found by.
 */
export function speciesNamedIn(
  wanted: readonly string[],
  list: readonly SpeciesEntry[],
): { species: Species; rest: string[] } | undefined {
  const isIn = (words: readonly string[], word: string) =>
    words.some((each) => singular(each) === singular(word));
  for (const { id, name } of list) {
    const words = wordsIn(name);
    if (name === lastingName(id) || words.length === 0 || !words.every((word) => isIn(wanted, word)))
      continue;
    return { species: id, rest: wanted.filter((word) => !isIn(words, word)) };
  }
  return undefined;
}
