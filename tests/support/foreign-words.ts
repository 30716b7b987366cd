/** Finds English that was left in pages and emails of other languages. */

import { SAME_EVERYWHERE, SAME_WORDS } from '#bin/lint-languages/same-in-english.ts';
import type { Language } from '#shared/languages.ts';

/** Words that no sentence of the other languages contains. */
const ENGLISH =
  /(?<!\p{L})(?:and|are|cod|fish|from|haddock|is|meals?|of|the|this|was|with|you|your)(?!\p{L})/iu;

/** An address of the site is the same in each language. */
const ADDRESS = /^https?:\/\/\S+$/;

const LETTERS = /\p{L}{2}/u;

/**
 * The texts that are in English although they should not be.
 * @param texts of a page or email in the language
 * @param english those of the same in English
 * @param written names, and what people wrote
 */
export function englishIn(
  language: Language,
  texts: Iterable<string>,
  english: ReadonlySet<string>,
  written: readonly string[],
): string[] {
  const meant = [...SAME_EVERYWHERE, ...(SAME_WORDS[language] ?? [])];
  // A sentence before the words in it.
  const longestFirst = written.toSorted((one, other) => other.length - one.length);
  const without = (text: string) => longestFirst.reduce((left, each) => left.replaceAll(each, ''), text);
  return [...new Set(texts)].filter((text) => {
    const own = without(text);
    if (!LETTERS.test(own) || meant.includes(text) || ADDRESS.test(text)) return false;
    return english.has(text) || ENGLISH.test(own);
  });
}
