import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Returns the files to which a page links, as paths. */
function linksOf(page: string): string[] {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, target = '']) => target,
  );
  return targets.filter((target) => !/^[a-z]+:/.test(target)).map((target) => join(dirname(page), target));
}

describe('the documentation', () => {
  const pages = [...pagesIn(ROOT), ...pagesIn(join(ROOT, 'docs')), ...pagesIn(join(ROOT, 'docs/decisions'))];

  it('links only to existing files and headings', () => {
    const broken = pages.flatMap((page) => linksOf(page).filter((target) => !existsSync(target)));
    expect(broken).toEqual([]);
  });

  it('describes every function and its permissions', () => {
    const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
    const told = architecture
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(told.toSorted()).toEqual(FUNCTION_NAMES.toSorted());
  });

  it('describes every command', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))).toEqual(
      [],
    );
  });
});
