import { SAME_EVERYWHERE, SAME_NAMES } from './same-in-english.ts';

/** The exports of a module of texts, by name. */
export type Texts = Readonly<Record<string, unknown>>;

const LETTERS = /\p{L}/u;
/** String literals and the fixed parts of template strings in the source of a function. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gs;
const FILLED = /\$\{[^}]*\}/g;
/** Two words, or one with a capital letter. Other literals in a function name options and formats. */
const WORDS = /\p{L}{2,}\s+\p{L}{2,}|^\p{Lu}\p{Ll}/u;

/**
 * The texts of a language that are the same as in English.
 * @param english the exports of a module
 * @param other those of the same module in another language
 * @param same texts that are the same in that language on purpose
 * @returns a line for each: its path within the module, and the text
 */
export function untranslated(english: Texts, other: Texts, same: readonly string[]): string[] {
  return Object.keys(english).flatMap((name) => sameTexts(name, english[name], other[name], same));
}

function sameTexts(path: string, english: unknown, other: unknown, same: readonly string[]): string[] {
  if (SAME_NAMES.test(path)) return [];
  if (typeof english === 'string') {
    const isSame = english === other && LETTERS.test(english) && !isMeant(english, same);
    return isSame ? [`${path}: ${english}`] : [];
  }
  if (typeof english === 'function' && typeof other === 'function') {
    const source = String(english);
    return source === String(other) && hasWords(source) ? [`${path}: ${source}`] : [];
  }
  if (!isTexts(english) || !isTexts(other)) return [];
  return Object.keys(english).flatMap((key) => sameTexts(`${path}.${key}`, english[key], other[key], same));
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const isMeant = (text: string, same: readonly string[]): boolean =>
  SAME_EVERYWHERE.includes(text) || same.includes(text);

const hasWords = (source: string): boolean =>
  (source.match(LITERAL) ?? []).some((literal) =>
    literal
      .slice(1, -1)
      .split(FILLED)
      .some((part) => WORDS.test(part)),
  );
