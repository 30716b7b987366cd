import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { functionsDirectory } from './build-all.ts';
import { bundleOptions } from './bundle-functions.ts';

/**
 * Bundles again whenever a source changes.
 * @param onChange told the function's name after each bundle that succeeded
 * @param onError told esbuild's words for each that did not
 * @returns ends the watching
 */
export async function watchFunctions(
  root: string,
  onChange: (name: string) => void,
  onError: (message: string) => void,
): Promise<() => Promise<void>> {
  const present = Object.entries(FUNCTIONS).filter(([, { entry }]) => existsSync(join(root, entry)));
  const contexts = await Promise.all(
    present.map(([name, definition]) =>
      context({
        ...bundleOptions(root, join(functionsDirectory(root, 'local'), name), definition),
        plugins: [
          {
            name: 'tell',
            setup: (build) =>
              build.onEnd(({ errors }) => {
                if (errors.length === 0) onChange(name);
                for (const { text, location } of errors) {
                  onError(`${location?.file ?? definition.entry}:${location?.line ?? 0}: ${text}`);
                }
              }),
          },
        ],
      }),
    ),
  );
  await Promise.all(contexts.map((each) => each.watch()));
  return async () => {
    await Promise.all(contexts.map((each) => each.dispose()));
  };
}
