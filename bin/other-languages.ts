/** The build of the languages besides English, while `npm start` serves already. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { StartOptions } from '#local/start.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts';
import { localSite, needsAllLanguages } from './build/local-site.ts';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const NAMES = new Intl.ListFormat('en-GB').format(
  LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).map((language) => nameOf.of(language) ?? language),
);

/**
 * Builds them when the cloud is ready. Requests that need them wait.
 * @param build rejects with a sentence for people
 */
export function otherLanguages(
  root: string,
  build: (signal: AbortSignal) => Promise<void>,
): Required<Pick<StartOptions, 'untilBuilt' | 'afterReady' | 'beforeStop'>> {
  const built = Promise.withResolvers<void>();
  const stopping = new AbortController();
  return {
    untilBuilt: (message) => (needsAllLanguages(message) ? built.promise : undefined),
    async afterReady(cloud) {
      process.stdout.write(`  ${NAMES} pages are being built, and requests for them wait …\n`);
      try {
        await build(stopping.signal);
        process.stdout.write(`  ${NAMES} pages are ready.\n\n`);
      } catch (error) {
        if (!stopping.signal.aborted) process.stderr.write(`${String(error)}\n`);
      }
      cloud.reopenSite((await localSite(root)).contentSecurityPolicies);
      built.resolve();
      await cloud.prepareSite();
    },
    beforeStop: async () => stopping.abort(),
  };
}

/** In a process of low priority, so that this one can serve. */
export async function buildBeside(root: string, web: boolean, signal: AbortSignal): Promise<void> {
  const parameters = [join(root, 'bin/build.ts'), '--target=local', ...(web ? ['--web'] : [])];
  const child = spawn(process.execPath, parameters, { signal, stdio: ['ignore', 'ignore', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The ${NAMES} pages were not built.`);
}
