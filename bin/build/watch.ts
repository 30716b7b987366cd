import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { functionsDirectory } from './build-all.ts';
import { bundleOptions } from './bundle-functions.ts';

/**
 * Bundles again whenever a source changes.
 * @param onChange called with the function's name after each successful bundle
 * @param onError called with the bundler's message after each failed one
 * @returns stops watching
 */
export async function watchFunctions(
  root: string,
  onChange: (name: string) => void,
  onError: (message: string) => void,
): Promise<() => Promise<void>> {
  const present = Object.entries(FUNCTIONS).filter(([, { entry }]) => existsSync(join(root, entry)));
  const watchers = present.map(([name, definition]) => {
    const watcher = watch(bundleOptions(root, join(functionsDirectory(root, 'local'), name), definition));
    watcher.on('event', async (event) => {
      if (event.code === 'BUNDLE_END') onChange(name);
      if (event.code === 'ERROR') onError(event.error.message);
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result.close();
    });
    return watcher;
  });
  return async () => {
    await Promise.all(watchers.map((each) => each.close()));
  };
}
