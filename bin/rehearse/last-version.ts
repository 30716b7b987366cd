/** The last released version, built in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#bin/deploy/run.ts';
import { LAST_RELEASE } from '#bin/openapi/last-release.ts';

/**
 * Checks the version out and builds its functions. The folder stays for the next time.
 * @returns the absolute path of its repository
 * @throws Error of one sentence if the history is missing
 */
export async function buildLastVersion(root: string): Promise<string> {
  const folder = join(tmpdir(), `creel-${LAST_RELEASE.slice(0, 12)}`);
  const log = `${folder}.log`;
  if (!hasCommit(root)) {
    throw new Error(
      `The history has no ${LAST_RELEASE}, the last release: "git fetch --unshallow" gets it, or "git fetch origin ${LAST_RELEASE}".`,
    );
  }
  if (!existsSync(folder)) {
    await run('git', ['worktree', 'add', '--detach', '--force', folder, LAST_RELEASE], { cwd: root, log });
  }
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, log });
  }
  await run(process.execPath, ['bin/build.ts', '--target=local'], { cwd: folder, log });
  return folder;
}

function hasCommit(cwd: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${LAST_RELEASE}^{commit}`], { cwd, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
