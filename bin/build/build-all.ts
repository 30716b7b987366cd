import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FUNCTIONS } from '#lambdas/functions.ts';
import type { Deployable } from '#lib/stage.ts';
import type { BundledFunction } from './bundle-functions.ts';
import { withLock } from './lock.ts';
import { addNativePackages, type Machine, NATIVE_PACKAGES } from './native-packages.ts';
import { hashSources, isStamped, stamp } from './stamps.ts';

/**
 * `local` runs in the local cloud from dist/local, with native packages from the repository's node_modules.
 * The others are complete folders to deploy: `arm64` to AWS, `x64` to an emulator that runs functions in x64 containers, and `host` to an
 * emulator that runs them directly on this machine.
 */
export type Target = 'local' | Deployable;

const FOLDERS: Readonly<Record<Target, string>> = {
  local: 'local',
  arm64: 'lambdas',
  x64: 'lambdas-x64',
  host: 'lambdas-host',
};

export function isTarget(value: string): value is Target {
  return Object.hasOwn(FOLDERS, value);
}

/** The server-rendered app, made by the web build if there was one. */
const PAGES = 'dist/pages';

/** Only the output of the web build, so that functions never hold pages that name files of an earlier build. */
const FUNCTION_SOURCES = ['lambdas', 'shared', 'web/styles/fonts', PAGES, 'bin/build', 'package-lock.json'];
const WEB_SOURCES = [
  'web',
  'shared',
  'bin/build/trim-contract.ts',
  'bin/build/web.ts',
  'bin/build/web',
  'vite.config.ts',
  'package-lock.json',
];

export function functionsDirectory(root: string, target: Target): string {
  return join(root, 'dist', FOLDERS[target]);
}

/**
 * Builds each part that is out of date. A second call with unchanged sources only hashes them.
 * @param root absolute path of the repository
 * @returns a sentence for each part that was built
 */
export async function buildAll(root: string, target: Target, web: boolean): Promise<string[]> {
  return await withLock(join(root, 'dist/.lock'), async () => {
    // The functions contain the pages that the web build makes.
    const done = [web ? await makeWeb(root) : undefined, await makeFunctions(root, target)];
    return done.filter((sentence) => sentence !== undefined);
  });
}

async function makeFunctions(root: string, target: Target): Promise<string | undefined> {
  const output = functionsDirectory(root, target);
  const hash = hashSources(root, FUNCTION_SOURCES, [target]);
  return await makeOnce(root, output, hash, () => buildFunctions(root, target));
}

async function makeWeb(root: string): Promise<string | undefined> {
  if (!existsSync(join(root, 'vite.config.ts')))
    return 'There is no vite.config.ts: the web app is left out.';
  return await makeOnce(root, join(root, 'dist/web'), hashSources(root, WEB_SOURCES), async () => {
    const { buildWeb } = await import('./web.ts');
    await buildWeb(root);
  });
}

async function makeOnce(
  root: string,
  output: string,
  hash: string,
  work: () => Promise<void>,
): Promise<string | undefined> {
  const dist = join(root, 'dist');
  const part = relative(dist, output);
  if (existsSync(output) && isStamped(dist, part, hash)) return undefined;
  const start = performance.now();
  await work();
  stamp(dist, part, hash);
  return `Built dist/${part} in ${Math.round(performance.now() - start)} ms.`;
}

/** The bundler itself uses all processors. Sixteen bundles at once take twice as long on two processors, because they need 2 GB of memory. */
const BUNDLED_AT_ONCE = 2;

async function buildFunctions(root: string, target: Target): Promise<void> {
  // Loaded only when there is something to build, which most starts do not have.
  const { default: pLimit } = await import('p-limit');
  const { makeDataFiles } = await import('./data-files.ts');
  makeDataFiles(root);
  await pLimit(BUNDLED_AT_ONCE).map(Object.entries(FUNCTIONS), ([name, definition]) =>
    buildFunction(root, target, name, definition),
  );
}

async function buildFunction(
  root: string,
  target: Target,
  name: string,
  definition: BundledFunction & { files?: readonly string[]; pages?: boolean },
): Promise<void> {
  if (!existsSync(join(root, definition.entry))) {
    process.stderr.write(`${definition.entry} does not exist: ${name} is left out.\n`);
    return;
  }
  const { bundleFunction } = await import('./bundle-functions.ts');
  const { addDataFiles } = await import('./data-files.ts');
  const directory = join(functionsDirectory(root, target), name);
  const files = [
    ...(await bundleFunction(root, directory, join(root, 'dist/meta', `${name}.json`), definition)),
    ...addDataFiles(root, directory, definition.files ?? []),
    ...(definition.pages ? addPages(root, directory) : []),
  ];
  removeOthers(directory, [...files, NATIVE_PACKAGES]);
  if (target !== 'local')
    await addNativePackages(root, directory, definition.nativePackages ?? [], machineOf(target));
}

/**
 * Copies nothing if the web app was never built; every page is then the shell.
 * @returns the folder's name
 */
function addPages(root: string, directory: string): string[] {
  const copy = join(directory, 'pages');
  rmSync(copy, { recursive: true, force: true });
  if (!existsSync(join(root, PAGES))) return [];
  cpSync(join(root, PAGES), copy, { recursive: true });
  return ['pages'];
}

function machineOf(target: Deployable): Machine {
  return target === 'host'
    ? { os: process.platform, processor: process.arch }
    : { os: 'linux', processor: target };
}

/** Deletes files of an earlier build, because a chunk that nothing imports would only make the function larger. */
function removeOthers(directory: string, keep: readonly string[]): void {
  for (const name of readdirSync(directory)) {
    if (!keep.includes(name)) rmSync(join(directory, name), { recursive: true });
  }
}
