/**
 * `npm start`: builds what is out of date, then becomes the local cloud. `npm run dev` (--watch): with hot reload. --state=<folder> keeps what people
 * do elsewhere than in .local/v2; --no-web leaves the web app as it was last built; --no-demo starts with an empty site;
 * --edge-cache has the edge keep answers, as it does where the site is deployed.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SEEDED_FILE } from '#local/state-files.ts';
import { COMPILED, ROOT, STATE_FOLDER } from './command.ts';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    web: { type: 'boolean', default: true },
    demo: { type: 'boolean', default: true },
    'edge-cache': { type: 'boolean', default: false },
    state: { type: 'string', default: STATE_FOLDER },
  },
  allowNegative: true,
});

/** The image of the process that builds is replaced by one that serves: of the build, some 500 MB, nothing stays in memory. */
const BUILT = 'CREEL_BUILT';
/** V8 collects garbage sooner and keeps less code (a quarter of the memory, for a fifth more processor time), and the C library gives the memory of pictures back to the system. */
const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512', '--optimize-for-size'];
const C_LIBRARY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

// Hence the imports below it.
enableCompileCache(COMPILED);

try {
  if (process.env[BUILT] === undefined) await build();
  const { runLocalCloud } = await import('./local-cloud.ts');
  await runLocalCloud(ROOT, {
    ...values,
    keepsAnswers: values['edge-cache'],
    startedAt: Number(process.env[BUILT] ?? performance.timeOrigin),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function build(): Promise<void> {
  const { buildAll } = await import('./build/build-all.ts');
  const withWeb = values.web && !values.watch;
  for (const sentence of await buildAll(ROOT, 'local', withWeb)) process.stderr.write(`${sentence}\n`);
  const state = resolve(ROOT, values.state);
  if (values.demo && !existsSync(join(state, SEEDED_FILE))) {
    const { writePast } = await import('./demo-past/index.ts');
    await writePast(ROOT, state);
  }
  // Not on Windows, where the same process goes on.
  if (process.platform === 'win32') return;
  const self = [process.execPath, ...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, self, {
    ...process.env,
    ...C_LIBRARY,
    // From its very first file on.
    NODE_COMPILE_CACHE: COMPILED,
    [BUILT]: String(performance.timeOrigin),
  });
}
