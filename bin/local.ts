/** `npm start`: builds what is out of date and runs the whole site on this machine. `npm run dev` (--watch): with hot reload. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { buildAll, functionsDirectory } from '#lib/build/build.ts';
import { readVersion } from '#lib/build/version.ts';
import { readWebFacts } from '#lib/build/web.ts';
import { edgeFunctionCode } from '#lib/edge/edge-function-code.ts';
import { startDevelopmentSite } from '#local/development-site.ts';
import { readPort, type StartOptions, start } from '#local/start.ts';

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const onError = (line: string) => process.stderr.write(`${line}\n`);

try {
  const port = readPort(process.env.PORT);
  for (const sentence of await buildAll(root, 'local', !values.watch)) process.stdout.write(`${sentence}\n`);
  const options = {
    stateDirectory: join(root, '.local'),
    port,
    functions: FUNCTIONS,
    functionsDirectory: functionsDirectory(root, 'local'),
    webDirectory: join(root, 'dist/web'),
    edgeFunctionCode: edgeFunctionCode(['community.localhost']),
    scriptHashes: (await readWebFacts(root)).scriptHashes,
    version: readVersion(root),
    onError,
  };
  if (values.watch) await develop(options);
  else await start(options);
} catch (error) {
  onError(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function develop(options: StartOptions): Promise<void> {
  const watching = Promise.withResolvers<() => Promise<void>>();
  const cloud = await start({
    ...options,
    developmentSite: (server) => startDevelopmentSite(server, join(root, 'vite.config.ts')),
    beforeStop: async () => (await watching.promise)(),
  });
  const { watchFunctions } = await import('#lib/build/watch.ts');
  watching.resolve(await watchFunctions(root, (name) => cloud.runtime.reload(name), onError));
}
