/**
 * `node bin/check-languages.ts`: each language of shared/words has the modules of the English texts, with the same exports, parameters and keys.
 * No text is left in English, and sentences have a form for one where English has.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import { ROOT } from './command.ts';
import { comparedTypes, differences } from './lint-languages/compare-types.ts';
import { SAME_WORDS } from './lint-languages/same-in-english.ts';
import { type Texts, untranslated } from './lint-languages/untranslated.ts';
import { withoutSingular } from './lint-languages/without-singular.ts';

const WORDS = join(ROOT, 'shared/words');
const FOLDER = join(ROOT, 'dist/languages');
const modulesOf = (language: Language) => globSync('**/*.ts', { cwd: join(WORDS, language) }).sort();
const load = (language: Language, module: string): Promise<Texts> => import(join(WORDS, language, module));

const english = modulesOf(DEFAULT_LANGUAGE);
const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const missing = others.flatMap(missingModules);
report(
  missing.length > 0
    ? missing
    : [...(await Promise.all(others.map(sameAsEnglish))).flat(), ...compareTypes()],
);

function missingModules(language: Language): string[] {
  const found = modulesOf(language);
  return [
    ...english
      .filter((module) => !found.includes(module))
      .map((module) => `${language}/${module} is missing.`),
    ...found
      .filter((module) => !english.includes(module))
      .map((module) => `${language}/${module} is in no other language.`),
  ];
}

async function sameAsEnglish(language: Language): Promise<string[]> {
  const found = english.map(async (module) => {
    const [here, there] = await Promise.all([load(DEFAULT_LANGUAGE, module), load(language, module)]);
    const hasSingular = new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one');
    return [
      ...untranslated(here, there, SAME_WORDS[language] ?? []).map((text) => `in English: ${text}`),
      ...(hasSingular ? withoutSingular(here, there).map((name) => `without a form for one: ${name}`) : []),
    ].map((problem) => `${language}/${module}: ${problem}`);
  });
  return (await Promise.all(found)).flat();
}

function compareTypes(): string[] {
  mkdirSync(FOLDER, { recursive: true });
  for (const language of others) {
    writeFileSync(join(FOLDER, `${language}.ts`), comparedTypes(language, english, '../../shared/words'));
  }
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }),
  );
  const { stdout, status } = spawnSync('tsc', ['-p', FOLDER], { encoding: 'utf8' });
  if (status === 0) return [];
  return others.flatMap((language) => differences(stdout, language, english));
}

function report(findings: readonly string[]): void {
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  if (findings.length > 0) process.exitCode = 1;
}
