/** `node bin/build.ts --target=local|arm64|x64|host [--web]`: bundles the functions, and the web app when asked. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll, isTarget } from './build/build-all.ts';

const { values } = parseArgs({
  options: { target: { type: 'string', default: 'arm64' }, web: { type: 'boolean', default: false } },
});
if (!isTarget(values.target)) throw new Error('--target is local, arm64, x64 or host.');

const root = fileURLToPath(new URL('..', import.meta.url));
for (const sentence of await buildAll(root, values.target, values.web)) process.stdout.write(`${sentence}\n`);
