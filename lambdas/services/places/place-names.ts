import { STATES } from './states.ts';

/** Abbreviations that people and datasets use inconsistently. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** Returns the words of a text in lowercase, without accents, apostrophes and other punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2018\u2019.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Returns a key that all spellings of a town share: St. Thomas and Saint Thomas, DeKalb and De Kalb. */
export function nameKey(words: readonly string[]): string {
  return words
    .map(
      (word, at) => LONG_FORMS[word] ?? (at === 0 && words.length > 1 ? DIRECTIONS[word] : undefined) ?? word,
    )
    .join('');
}

/** Returns beginnings of keys. The last word may be incomplete: `St` may become Saint or Stamford. */
export function beginningKeys(words: readonly string[]): string[] {
  return [...new Set([nameKey(words), words.join('')])].filter((key) => key !== '');
}

/** @param state two letters @param beginning start of the abbreviation or name, as in `wordsOf`, without spaces */
export function stateBegins(state: string, beginning: string): boolean {
  const names = [state.toLowerCase(), wordsOf(STATES[state] ?? '').join('')];
  return names.some((name) => name.startsWith(beginning));
}

const ABBREVIATIONS = new Map(
  Object.entries(STATES).flatMap(([abbreviation, name]) => [
    [abbreviation.toLowerCase(), abbreviation],
    [wordsOf(name).join(''), abbreviation],
  ]),
);

/** Number of words in the longest name, Federated States of Micronesia. */
const LONGEST_STATE = 4;

/**
 * Splits a town from the state after it, given by its abbreviation or in full. Returns undefined if the words don't end
 * with a state or no town precedes it. A country after the state is skipped.
 */
export function splitState(words: readonly string[]): { town: readonly string[]; state: string } | undefined {
  const last = words.at(-1);
  const named = last === 'usa' || last === 'us' ? words.slice(0, -1) : words;
  for (let length = Math.min(LONGEST_STATE, named.length - 1); length > 0; length -= 1) {
    const state = ABBREVIATIONS.get(named.slice(-length).join(''));
    if (state !== undefined) return { town: named.slice(0, -length), state };
  }
  return undefined;
}
