/** The functions' bundles hold the app as the last web build made it, if there was one. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildAll } from '#bin/build/build-all.ts';
import { FUNCTIONS } from '#lambdas/functions.ts';

const root = mkdtempSync(join(tmpdir(), 'creel-build-'));
const { entry, files } = FUNCTIONS['share-render'];
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const bundled = (path: string) => join(root, 'dist/local/share-render', path);

beforeAll(() => {
  // Tells of each function that this repository has not.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  write(entry, 'export const handler = () => 1;');
  for (const name of files) write(`lambdas/files/${name}`, name);
});
afterAll(() => rmSync(root, { recursive: true }));

it('a repository whose web app was never built has its functions all the same', async () => {
  await buildAll(root, 'local', false);
  expect([existsSync(bundled('index.mjs')), existsSync(bundled('pages'))]).toEqual([true, false]);
});

it('pages that were built anew are taken over, and nothing of those before is left', async () => {
  write('dist/pages/consumer/app.js', 'first');
  write('dist/pages/consumer/old.js', 'old');
  await buildAll(root, 'local', false);
  expect(readFileSync(bundled('pages/consumer/app.js'), 'utf8')).toBe('first');
  write('web/changed.ts', 'changed, and not built so far');
  await buildAll(root, 'local', false);
  write('dist/pages/consumer/app.js', 'second');
  rmSync(join(root, 'dist/pages/consumer/old.js'));
  await buildAll(root, 'local', false);
  expect(readFileSync(bundled('pages/consumer/app.js'), 'utf8')).toBe('second');
  expect(existsSync(bundled('pages/consumer/old.js'))).toBe(false);
});
