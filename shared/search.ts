/**
 * How free text finds posts. Case, accents, apostrophes and plurals are ignored. Each search word has to be the
 * beginning of a word in the post; a search word of one or two letters has to be the whole word. So `lob` and
 * `lobsters` find Lobster, and `ma` finds Gloucester, MA but not Mackerel.
 */

import { allNames } from './species/all-names.ts';
import { defaultName } from './species/names.ts';
import type { SpeciesEntry } from './species/schemas.ts';
import { OTHER, type Species } from './species/species.ts';
import { folded } from './text/folded.ts';

/** Shorter words are only found as whole words. */
const SHORTEST_BEGINNING = 3;
/** The lengths of the prefixes by which words are indexed. The rest of a word is compared afterwards. */
const BEGINNINGS = [3, 4] as const;
const LONGEST_BEGINNING = 4;

/** The words of a text in their normal form, each once. */
export function wordsIn(text: string): string[] {
  const letters = folded(text).replace(/['’ʼ]/gu, '');
  return [...new Set(letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}

/** A rule of thumb for English. Its result need not be a word, as long as it is the same for singular and plural. */
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

/** The keys by which a word of a post is indexed. */
export function beginningsOf(word: string): string[] {
  if (isShort(word)) return [word];
  const forms = [word, singular(word)];
  return [...new Set(BEGINNINGS.flatMap((letters) => forms.map((form) => cut(form, letters))))];
}

/** The key that finds every word that `wanted` matches: its common prefix with its singular, at most four letters. */
export function beginningFor(wanted: string): string {
  if (isShort(wanted)) return wanted;
  const one = [...singular(wanted)];
  const letters = [...wanted];
  const differs = letters.findIndex((letter, at) => letter !== one[at]);
  return cut(wanted, Math.min(LONGEST_BEGINNING, differs === -1 ? letters.length : differs));
}

/** The best of several words to look up: the one with the longest key, and among those the longest word. */
export function rarestOf(words: readonly string[]): string {
  const weight = (word: string) => beginningFor(word).length * 1000 + word.length;
  return words.reduce((best, word) => (weight(word) > weight(best) ? word : best));
}

/** Whether all search words match a post with these words. */
export function areFound(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((each) => words.some((word) => isFound(each, word)));
}

function isFound(wanted: string, word: string): boolean {
  if (isShort(wanted)) return word === wanted;
  return word.startsWith(wanted) || singular(word).startsWith(singular(wanted));
}

/** The number of words per field that are indexed. Names of fish, people and places have fewer. */
const MOST_WORDS = { species: 5, location: 8, fisherman: 5 } as const;

/** The words by which a fisherman is found. */
export const nameWords = (name: string): string[] => wordsIn(name).slice(0, MOST_WORDS.fisherman);

interface Searched {
  species: Species;
  customSpecies?: string;
  location: string;
  fishermanName: string;
}

/**
 * The words by which a post is indexed. They use the original name of the species, so that the stored index never
 * depends on settings.
 */
export function indexedWords(post: Searched): string[] {
  const { species, customSpecies } = post;
  return [
    ...new Set([
      ...wordsIn((species === OTHER && customSpecies) || defaultName(species)).slice(0, MOST_WORDS.species),
      ...wordsIn(post.location).slice(0, MOST_WORDS.location),
      ...nameWords(post.fishermanName),
      // All fish has the short ones in some language ("cá"): as an index they would be of no use.
      ...inAllLanguages(species).filter((word) => !isShort(word)),
    ]),
  ];
}

/** The words by which a post is found. */
export const searchWords = (post: Searched): string[] => [
  ...new Set([...indexedWords(post), ...inAllLanguages(post.species)]),
];

const knownNames = new Map<Species, string[]>();

function inAllLanguages(species: Species): string[] {
  const words = knownNames.get(species) ?? (species === OTHER ? [] : wordsIn(allNames(species).join(' ')));
  knownNames.set(species, words);
  return words;
}

/**
 * Finds a species whose whole name in the site's list is among the search words, and returns it with the remaining
 * words. Only names that differ from those in the posts' index are considered.
 */
export function speciesNamedIn(
  wanted: readonly string[],
  list: readonly SpeciesEntry[],
): { species: Species; rest: string[] } | undefined {
  const isIn = (words: readonly string[], word: string) =>
    words.some((each) => singular(each) === singular(word));
  for (const { id, name, names = {} } of list) {
    const given = [...(name === defaultName(id) ? [] : [name]), ...Object.values(names)].map(wordsIn);
    const found = given.find((words) => words.length > 0 && words.every((word) => isIn(wanted, word)));
    if (found) return { species: id, rest: wanted.filter((word) => !isIn(found, word)) };
  }
  return undefined;
}
