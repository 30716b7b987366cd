import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { functionsDirectory } from './build-all.ts';
import { bundleOptions } from './bundle-functions.ts';

/**
 * Bundles again whenever a source changes.
 * @param onChange told the function's name after each bundle that succeeded
 * @param onError told the bundler's words for each that did not
 * @returns ends the watching
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
