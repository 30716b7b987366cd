/** Lets the compiler compare the types of all exports with those of the English module. Only the texts themselves may differ. */

/** Its `plural` takes the forms that the language has, which no text of another language needs. */
const FORMAT = 'general/format.ts';

/**
 * @param language such as `es`
 * @param modules paths below each language's folder
 * @param words path of the folder of all languages, as an import names it
 * @returns the source of a TypeScript module with one line for each module of texts
 */
export function comparedTypes(language: string, modules: readonly string[], words: string): string {
  const wide = (each: string, module: string) => {
    const texts = `typeof import('${words}/${each}/${module}')`;
    return `Wide<${module === FORMAT ? `Omit<${texts}, 'plural'>` : texts}>`;
  };
  const lines = modules.map(
    (module, index) =>
      `export const same${index} = (english: ${wide('en', module)}, other: ${wide(language, module)}): [typeof other, typeof english] => [english, other];`,
  );
  return `import type { Wide } from '${words}/wide.ts';\n${lines.join('\n')}\n`;
}

/**
 * @param messages of the compiler about `comparedTypes`
 * @returns the same for a language, with its modules in place of the lines
 */
export function differences(messages: string, language: string, modules: readonly string[]): string[] {
  const found = messages.matchAll(
    new RegExp(`\\b${language}\\.ts\\((\\d+),\\d+\\): ([^]*?)(?=\\n\\S|$)`, 'g'),
  );
  return [...found].map(([, line, message]) => `${language}/${modules[Number(line) - 2]}: ${message}`);
}
