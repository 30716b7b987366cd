/**
 * `npm start`: builds what is out of date and runs the whole site on this machine. `npm run dev` (--watch): with hot reload.
 * --state=<folder> keeps what people do elsewhere than in .local; --no-web leaves the web app as it was last built; --no-demo starts with
 * an empty site. package.json starts it with less room for the heap, so that V8 collects garbage sooner, and has the C library give the
 * memory of pictures back to the system.
 */
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Cloud } from '#local/cloud.ts';
import type { StartOptions } from '#local/start.ts';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    web: { type: 'boolean', default: true },
    demo: { type: 'boolean', default: true },
    state: { type: 'string', default: '.local' },
  },
  allowNegative: true,
});
const root = fileURLToPath(new URL('..', import.meta.url));
const onError = (line: string) => process.stderr.write(`${line}\n`);

// Halves the time that loading takes from the second start on, hence the imports below it.
enableCompileCache(join(root, 'node_modules/.cache/creel/compiled'));
const { buildAll } = await import('./build/build-all.ts');
const { localSite } = await import('./build/local-site.ts');
const { readVersion } = await import('./build/version.ts');
const { readPort, start } = await import('#local/start.ts');

try {
  const port = readPort(process.env.PORT);
  for (const sentence of await buildAll(root, 'local', values.web && !values.watch)) onError(sentence);
  const options = {
    ...(await localSite(root)),
    stateDirectory: resolve(root, values.state),
    port,
    version: readVersion(root),
    ...(values.demo && { seed }),
    onError,
  };
  if (values.watch) await develop(options);
  else await start(options);
} catch (error) {
  onError(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Loaded at the first start only. */
async function seed(cloud: Cloud): Promise<void> {
  const { fillWithDemoData } = await import('./demo-data.ts');
  await fillWithDemoData(cloud);
}

async function develop(options: StartOptions): Promise<void> {
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
