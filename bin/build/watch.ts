import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { functionsDirectory } from './build-all.ts';
import { bundleOptions, languagesOf } from './bundle-functions.ts';
import { forget } from './stamps.ts';

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
    const directory = join(functionsDirectory(root, 'local'), name);
    const watcher = watch(
      languagesOf(definition).map((language) => bundleOptions(root, directory, definition, language)),
    );
    // Otherwise the next start would take the bundles for those of the sources that were built last.
    watcher.on('change', () => forget(join(root, 'dist'), 'local/'));
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
