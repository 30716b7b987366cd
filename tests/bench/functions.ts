/** The bytes that a cold start of the public API reads, and its import time, also for the function that renders pages. */
import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildAll, functionsDirectory } from '#bin/build/build-all.ts';
import type { BundleSizes } from '#bin/build/bundle-functions.ts';
import { ROOT } from '#bin/command.ts';
import { type Bench, median, say, sized } from './bench.ts';

const NAME = 'public-api';
const STARTS = sized(31, 1);

export const measureFunctions: Bench = async function* (isWanted) {
  await buildAll(ROOT, 'local', true);
  const { atStart, all } = await readBytes();
  yield { name: 'functions.public-api.start-bytes', value: atStart };
  yield { name: 'functions.public-api.all-bytes', value: all };
  if (isWanted('functions.public-api.import'))
    yield { name: 'functions.public-api.import', value: await measureImport(['public-api/index.mjs']) };
  if (isWanted('functions.share-render.import'))
    yield {
      name: 'functions.share-render.import',
      value: await measureImport(['share-render/index.mjs', 'share-render/pages/en/consumer/app.js']),
    };
};

async function readBytes(): Promise<{ atStart: number; all: number }> {
  const sizes: BundleSizes = JSON.parse(await readFile(join(ROOT, 'dist/meta', `${NAME}.json`), 'utf8'));
  const bytesOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes[file]?.bytes ?? 0), 0);
  return { atStart: bytesOf(importedAtStart(sizes)), all: bytesOf(Object.keys(sizes)) };
}

/** The entry and what it imports statically, directly or not. */
function importedAtStart(sizes: BundleSizes): Set<string> {
  const found = new Set(['index.mjs']);
  for (const file of found) {
    for (const imported of sizes[file]?.imports ?? []) found.add(imported);
  }
  return found;
}

/** How many times as much of the processor as one that imports an empty module a process takes that imports these files of functions: medians. */
async function measureImport(files: readonly string[]): Promise<number> {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'creel-bench-'));
  const empty = join(directory.path, 'empty.mjs');
  writeFileSync(empty, '');
  const times: Record<'empty' | 'bundle', number[]> = { empty: [], bundle: [] };
  const bundle = files.map((file) => join(functionsDirectory(ROOT, 'local'), file));
  for (let start = 0; start < STARTS; start++) {
    // In turns, so that what else the machine does hits both alike.
    times.empty.push(await timeImport([empty]));
    times.bundle.push(await timeImport(bundle));
  }
  const [base, full] = [median(times.empty), median(times.bundle)];
  say(
    `  import of ${files[0]}: ${full.toFixed(1)} ms, of an empty module ${base.toFixed(1)} ms: ${(full / base).toFixed(2)} times as much`,
  );
  return full / base;
}

/** Milliseconds of processor: how long a process lives depends on what else the machine does. */
async function timeImport(files: readonly string[]): Promise<number> {
  const imports = files.map((file) => `await import(${JSON.stringify(pathToFileURL(file).href)});`);
  const script = `${imports.join('')} const { user, system } = process.cpuUsage(); console.log(user + system); process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'us-east-1', STAGE: 'bench', TABLE_NAME: 'bench', STAGE_SECRET: 'bench' },
  });
  return Number(stdout) / 1000;
}
