import type { Texts } from './untranslated.ts';

/** "1 me gusta" and "2 me gusta" */
const ALIKE: readonly string[] = ['likes'];

/**
 * The sentences of one number whose words change with it in English and stay the same in another language.
 * @param english the exports of a module
 * @param other those of the same module in a language that has a form for one
 * @returns their names
 */
export const withoutSingular = (english: Texts, other: Texts): string[] =>
  Object.keys(english).filter(
    (name) => !ALIKE.includes(name) && changes(english[name]) && !changes(other[name]),
  );

const changes = (sentence: unknown): boolean => {
  if (typeof sentence !== 'function' || sentence.length !== 1) return false;
  const said = (count: number): unknown => Reflect.apply(sentence, undefined, [count]);
  const [one, two] = [1, 2].map((count) => wordsOf(said, count));
  return one !== two;
};

/** A sentence without its number, or nothing if it takes something else. */
function wordsOf(sentence: (count: number) => unknown, count: number): string | undefined {
  try {
    const said = sentence(count);
    return typeof said === 'string' ? said.replaceAll(String(count), '') : undefined;
  } catch {
    return undefined;
  }
}
