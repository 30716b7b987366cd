/** `node bin/build.ts --target=local|arm64|x64|host [--web]`: bundles the functions, and the web app when asked. */
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { COMPILED, ROOT } from './command.ts';

// The import below must come after this call to be cached.
enableCompileCache(COMPILED);
const { buildAll, isTarget } = await import('./build/build-all.ts');

const { values } = parseArgs({
  options: { target: { type: 'string', default: 'arm64' }, web: { type: 'boolean', default: false } },
});
if (!isTarget(values.target)) throw new Error('--target is local, arm64, x64 or host.');

for (const sentence of await buildAll(ROOT, values.target, values.web)) process.stdout.write(`${sentence}\n`);
