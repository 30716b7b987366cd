/**
 * `npm start`: builds the parts of the English site that are out of date, then runs the local cloud, which builds the other languages. `npm run dev`
 * (--watch) builds all of them first and adds hot reload. --state=<folder> stores the data elsewhere than in .local/v2, --no-web skips the build of
 * the web app, --no-demo starts with an empty site, and --edge-cache makes the edge cache responses as on a deployed site.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SEEDED_FILE } from '#local/state-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts';
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

/** Marks the process that serves. It replaces the one that builds, so that the build's 500 MB do not stay in memory. */
const BUILT = 'CREEL_BUILT';
/** Makes V8 collect garbage sooner and keep less code: a quarter of the memory for a fifth more processor time. */
const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512', '--optimize-for-size'];
const C_LIBRARY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

// The imports below must come after this call to be cached.
enableCompileCache(COMPILED);

try {
  if (process.env[BUILT] === undefined) await build();
  const { runLocalCloud } = await import('./local-cloud.ts');
  await runLocalCloud(ROOT, {
    ...values,
    web: values.web && !values.watch,
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
  // The other languages are built while English is served (local-cloud.ts), except where sources are watched.
  const languages = values.watch ? LANGUAGES : [DEFAULT_LANGUAGE];
  for (const sentence of await buildAll(ROOT, 'local', withWeb, languages))
    process.stderr.write(`${sentence}\n`);
  const state = resolve(ROOT, values.state);
  if (values.demo && !existsSync(join(state, SEEDED_FILE))) {
    const { writePast } = await import('./demo-past/index.ts');
    await writePast(ROOT, state);
  }
  // Windows cannot replace a process, so the same one continues.
  if (process.platform === 'win32') return;
  const self = [process.execPath, ...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, self, {
    ...process.env,
    ...C_LIBRARY,
    // Applies to the first file of the new process too.
    NODE_COMPILE_CACHE: COMPILED,
    [BUILT]: String(performance.timeOrigin),
  });
}
