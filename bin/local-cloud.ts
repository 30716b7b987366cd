/** The local cloud as `npm start` and `npm run dev` run it (local.ts). */
import { join, resolve } from 'node:path';
import type { Cloud } from '#local/cloud.ts';
import { readPort, type StartOptions, start } from '#local/start.ts';
import { hasAllLanguages } from './build/build-all.ts';
import { localSite } from './build/local-site.ts';
import { readVersion } from './build/version.ts';
import { buildBeside, otherLanguages } from './other-languages.ts';

interface LocalCloudOptions {
  /** Whether changed code is reloaded at once. */
  watch: boolean;
  /** Whether the web app is built. */
  web: boolean;
  /** Whether an empty site is filled with demo data. */
  demo: boolean;
  /** Whether the edge caches responses, as on a deployed site, so that lists can be some seconds old. */
  keepsAnswers: boolean;
  /** The folder of the site's data, relative to the repository. */
  state: string;
  /** When the command started, in milliseconds since the epoch. */
  startedAt: number;
}

const onError = (line: string) => process.stderr.write(`${line}\n`);

/** @param root absolute path of the repository @throws Error when the port is invalid or in use */
export async function runLocalCloud(root: string, options: LocalCloudOptions): Promise<void> {
  const startOptions = {
    ...(await localSite(root)),
    stateDirectory: resolve(root, options.state),
    port: readPort(process.env.PORT),
    version: readVersion(root),
    startedAt: options.startedAt,
    keepsAnswers: options.keepsAnswers,
    ...(options.demo && { seed }),
    onError,
  };
  if (options.watch) await develop(root, startOptions);
  else if (hasAllLanguages(root, 'local', options.web)) await start(startOptions);
  else {
    const others = otherLanguages(root, (signal) => buildBeside(root, options.web, signal));
    await start({ ...startOptions, ...others });
  }
}

/** Loaded at the first start only. */
async function seed(cloud: Cloud): Promise<void> {
  const { fillWithDemoData } = await import('./demo-data.ts');
  await fillWithDemoData(cloud);
}

async function develop(root: string, options: StartOptions): Promise<void> {
  const { startDevelopmentSite } = await import('#local/development-site.ts');
  const { watchFunctions } = await import('./build/watch.ts');
  const watching = Promise.withResolvers<() => Promise<void>>();
  const cloud = await start({
    ...options,
    developmentSite: (server) => startDevelopmentSite(server, join(root, 'vite.config.ts')),
    beforeStop: async () => (await watching.promise)(),
  });
  watching.resolve(await watchFunctions(root, (name) => cloud.runtime.reload(name), onError));
}
