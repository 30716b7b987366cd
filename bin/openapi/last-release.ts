import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './compare-contracts.ts';

/** The commit of the last release. Open tabs, installed apps and queued posts still call by its contract. */
export const LAST_RELEASE = '283179b9a904171727fa89546322f1f9cb74b321';

/** @returns the contract of the last release; undefined if the history is missing, as in a shallow clone */
export function releasedContract(root: string): Contract | undefined {
  try {
    const text = execFileSync('git', ['show', `${LAST_RELEASE}:docs/openapi.json`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the changes that no page of docs/decisions names in backticks */
export function undecided(root: string, changes: readonly string[]): string[] {
  const pages = globSync('docs/decisions/*.md', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' '),
  );
  return changes.filter((change) => !pages.some((page) => page.includes(`\`${change}\``)));
}
