import { spawnSync } from 'node:child_process';

/** Builds what the tests run: the functions' bundles and the web app. Fast if nothing changed. */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ['bin/build.ts', '--target=local', '--web'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed: its message stands above.');
}
