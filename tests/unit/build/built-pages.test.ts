/** The bundles of the functions contain the app from the last web build, if there was one, and can be built in English first. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAll, hasAllLanguages } from '#bin/build/build-all.ts';
import { withLock } from '#bin/build/lock.ts';
import { forget, stamp } from '#bin/build/stamps.ts';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';

const root = mkdtempSync(join(tmpdir(), 'creel-build-'));
const dist = join(root, 'dist');
const { entry, files, languageOf } = FUNCTIONS['share-render'];
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const stampPages = (hash: string) => {
  for (const language of LANGUAGES) stamp(dist, `web/${language}`, hash);
};
const bundled = (path: string) => join(root, 'dist/local/share-render', path);

beforeAll(() => {
  // Reports each function that this repository does not have.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  write(entry, 'export const handler = () => 1;');
  write(languageOf, "export const languageOf = () => 'en';");
  for (const name of files) write(`lambdas/files/${name}`, name);
});
afterAll(() => rmSync(root, { recursive: true }));

it('a repository without a web build can build its functions', async () => {
  await buildAll(root, 'local', false);
  expect([existsSync(bundled('index.mjs')), existsSync(bundled('pages'))]).toEqual([true, false]);
});

it('newly built pages replace the earlier ones completely', async () => {
  write('dist/pages/en/consumer/app.js', 'first');
  write('dist/pages/en/consumer/old.js', 'old');
  stampPages('first');
  await buildAll(root, 'local', false);
  expect(readFileSync(bundled('pages/en/consumer/app.js'), 'utf8')).toBe('first');
  write('web/changed.ts', 'changed, and not built so far');
  await buildAll(root, 'local', false);
  write('dist/pages/en/consumer/app.js', 'second');
  rmSync(join(root, 'dist/pages/en/consumer/old.js'));
  stampPages('second');
  await buildAll(root, 'local', false);
  expect(readFileSync(bundled('pages/en/consumer/app.js'), 'utf8')).toBe('second');
  expect(existsSync(bundled('pages/en/consumer/old.js'))).toBe(false);
});

describe('English alone', () => {
  const isBuilt = () =>
    LANGUAGES.map((language) => existsSync(bundled(language === 'en' ? 'index.mjs' : `${language}.mjs`)));
  const builds = async (languages?: readonly Language[]) =>
    (await buildAll(root, 'local', false, languages)).map((sentence) => sentence.replace(/ in .*/, ''));

  beforeEach(async () => {
    write(entry, `export const handler = () => ${Math.random()};`);
    expect(await builds(['en'])).toEqual(['Built dist/local (en)']);
  });

  it('leaves nothing of the earlier languages', () => {
    expect(isBuilt()).toEqual([true, false, false, false]);
    expect(hasAllLanguages(root, 'local', false)).toBe(false);
  });

  it('is completed once by two builds at the same time', async () => {
    const built = await Promise.all([builds(), builds()]);
    expect(built.flat().toSorted()).toEqual([
      'Built dist/local (es)',
      'Built dist/local (pt)',
      'Built dist/local (vi)',
    ]);
    expect(isBuilt()).toEqual([true, true, true, true]);
    expect(hasAllLanguages(root, 'local', false)).toBe(true);
    expect(await builds()).toEqual([]);
  });

  it('is completed by the next build if one was killed', async () => {
    await builds();
    // The state in which a killed build leaves a language.
    forget(dist, 'local/es');
    rmSync(bundled('es.mjs'));
    expect(hasAllLanguages(root, 'local', false)).toBe(false);
    expect(await builds(['en'])).toEqual([]);
    expect(await builds()).toEqual(['Built dist/local (es)']);
  });

  it('is built again if sources changed during its build', async () => {
    write(entry, 'export const handler = () => 1;');
    const building = builds(['en']);
    write(entry, 'export const handler = () => 2;');
    await building;
    expect(await builds(['en'])).toEqual(['Built dist/local (en)']);
  });

  it('does not wait for the other languages that another process builds', async () => {
    await withLock(join(dist, '.lock'), async () => expect(await builds(['en'])).toEqual([]));
  });
});
