/** The app in one language contains the texts of no other one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWebFacts } from '#bin/build/web-facts.ts';
import { ROOT } from '#bin/command.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import * as reportDocument from '#shared/words/en/annual-reports/document.ts';
import * as receiptDocument from '#shared/words/en/receipts/document.ts';

const WORDS = join(ROOT, 'shared/words');

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Receipts and reports have every text in English too, because tax offices and donors read English. */
const IN_ENGLISH_TOO = [receiptDocument, reportDocument].flatMap((words) => stringsIn({ ...words }));

/** Texts long enough to stand nowhere by chance. */
async function textsIn(language: Language): Promise<Set<string>> {
  const modules = globSync('**/*.ts', { cwd: join(WORDS, language) });
  const loaded = await Promise.all(modules.map((module) => import(join(WORDS, language, module))));
  return new Set(loaded.flatMap((module) => stringsIn({ ...module })).filter(({ length }) => length > 20));
}

it.each(LANGUAGES)('has only its own texts in %s', async (language) => {
  const { files } = await readWebFacts(ROOT);
  const scripts = (files[language] ?? []).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(ROOT, 'dist/web', file), 'utf8')).join('\n');
  const own = await textsIn(language);
  expect([...own].some((text) => code.includes(text))).toBe(true);
  const all = [...own, ...IN_ENGLISH_TOO].join('\n');
  const others = await Promise.all(LANGUAGES.filter((each) => each !== language).map(textsIn));
  const found = others
    .flatMap((texts) => [...texts])
    .filter((text) => !all.includes(text) && code.includes(text));
  expect(found).toEqual([]);
});
