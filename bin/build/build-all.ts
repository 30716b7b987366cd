import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTIONS } from '#lambdas/functions.ts';
import type { Deployable } from '#lib/stage.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import type { BundledFunction } from './bundle-functions.ts';
import { withLock } from './lock.ts';
import { addNativePackages, type Machine, NATIVE_PACKAGES } from './native-packages.ts';
import { forget, hashSources, isStamped, readStamps, stamp } from './stamps.ts';

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

const FUNCTION_SOURCES = ['lambdas', 'shared', 'web/styles/fonts', 'bin/build', 'package-lock.json'];
const WEB_SOURCES = [
  'web',
  'shared',
  'bin/build/trim-contract.ts',
  'bin/build/web.ts',
  'bin/build/web',
  'vite.config.ts',
  'package-lock.json',
];

/** The part of the web app that is made after all languages. */
const SERVICE_WORKER = 'web/service-worker';

export function functionsDirectory(root: string, target: Target): string {
  return join(root, 'dist', FOLDERS[target]);
}

/**
 * Builds each part that is out of date. A second call with unchanged sources only hashes them.
 * @param root absolute path of the repository
 * @param languages English replaces what was built before, so the others need it to be up to date or the first
 * @returns a sentence for each part that was built
 */
export async function buildAll(
  root: string,
  target: Target,
  web: boolean,
  languages: readonly Language[] = LANGUAGES,
): Promise<string[]> {
  const done: (string | undefined)[] = [];
  for (const language of languages) {
    if (web) done.push(await makeWeb(root, language));
    // The functions contain the pages that the web build makes.
    done.push(await makeFunctions(root, target, language));
  }
  if (web && languages.length === LANGUAGES.length) done.push(await makeServiceWorker(root));
  return done.filter((sentence) => sentence !== undefined);
}

/** Whether the other languages were built from the same sources as English. Call it after English is built, because it reads no sources. */
export function hasAllLanguages(root: string, target: Target, web: boolean): boolean {
  const stamps = readStamps(join(root, 'dist'));
  return (web ? ['web', FOLDERS[target]] : [FOLDERS[target]]).every(
    (folder) =>
      new Set(LANGUAGES.map((language) => stamps[`${folder}/${language}`])).size === 1 &&
      (folder !== 'web' || SERVICE_WORKER in stamps),
  );
}

async function makeFunctions(root: string, target: Target, language: Language): Promise<string | undefined> {
  const hash = () =>
    hashSources(root, FUNCTION_SOURCES, [target, readStamps(join(root, 'dist'))[`web/${language}`] ?? '']);
  return await makeOnce(root, `${FOLDERS[target]}/${language}`, hash, () =>
    buildFunctions(root, target, language),
  );
}

async function makeWeb(root: string, language: Language): Promise<string | undefined> {
  if (!existsSync(join(root, 'vite.config.ts')))
    return 'There is no vite.config.ts: the web app is left out.';
  return await makeOnce(
    root,
    `web/${language}`,
    () => hashSources(root, WEB_SOURCES),
    async () => {
      const { buildWeb } = await import('./web.ts');
      await buildWeb(root, language);
    },
  );
}

/** It names the files of all languages. */
async function makeServiceWorker(root: string): Promise<string | undefined> {
  const hash = () => hashSources(root, ['dist/web.json'], [readStamps(join(root, 'dist'))['web/en'] ?? '']);
  return await makeOnce(root, SERVICE_WORKER, hash, async () => {
    const { buildServiceWorker } = await import('./web/service-worker.ts');
    await buildServiceWorker(root);
  });
}

/** @param part a folder in dist, and which part of it */
async function makeOnce(
  root: string,
  part: string,
  hash: () => string,
  work: () => Promise<void>,
): Promise<string | undefined> {
  const dist = join(root, 'dist');
  const [folder = '', name] = part.split('/');
  const isMade = () => existsSync(join(dist, folder)) && isStamped(dist, part, hash());
  // Without the lock, so that a start doesn't wait for another one that still builds the other languages.
  if (isMade()) return undefined;
  return await withLock(join(dist, '.lock'), async () => {
    const sources = hash();
    if (isMade()) return undefined;
    const start = performance.now();
    // English is built into an empty folder.
    forget(dist, name === DEFAULT_LANGUAGE ? `${folder}/` : part);
    await work();
    // Sources that changed meanwhile are built the next time.
    if (hash() === sources) stamp(dist, part, sources);
    return `Built dist/${folder} (${name}) in ${Math.round(performance.now() - start)} ms.`;
  });
}

/** The bundler itself uses all processors. Sixteen bundles at once take twice as long on two processors, because they need 2 GB of memory. */
const BUNDLED_AT_ONCE = 2;

async function buildFunctions(root: string, target: Target, language: Language): Promise<void> {
  // Loaded only when there is something to build, which most starts do not have.
  const { default: pLimit } = await import('p-limit');
  const { makeDataFiles } = await import('./data-files.ts');
  const { languagesOf } = await import('./bundle-functions.ts');
  makeDataFiles(root);
  await pLimit(BUNDLED_AT_ONCE).map(
    Object.entries(FUNCTIONS).filter(([, definition]) => languagesOf(definition).includes(language)),
    ([name, definition]) => buildFunction(root, target, language, name, definition),
  );
}

async function buildFunction(
  root: string,
  target: Target,
  language: Language,
  name: string,
  definition: BundledFunction & { files?: readonly string[]; pages?: boolean },
): Promise<void> {
  if (!existsSync(join(root, definition.entry))) {
    if (language === DEFAULT_LANGUAGE)
      process.stderr.write(`${definition.entry} does not exist: ${name} is left out.\n`);
    return;
  }
  const { bundleFunction, writeSizes } = await import('./bundle-functions.ts');
  const directory = join(functionsDirectory(root, target), name);
  const chunks = await bundleFunction(root, directory, definition, language);
  if (language === DEFAULT_LANGUAGE) {
    await writeSizes(join(root, 'dist/meta', `${name}.json`), chunks);
    const { addDataFiles } = await import('./data-files.ts');
    const files = addDataFiles(root, directory, definition.files ?? []);
    removeOthers(directory, [...chunks.map(({ fileName }) => fileName), ...files, NATIVE_PACKAGES]);
    if (target !== 'local')
      await addNativePackages(root, directory, definition.nativePackages ?? [], machineOf(target));
  }
  if (definition.pages) addPages(root, directory, language);
}

/** Copies nothing if the web app was never built; every page is then the shell. */
function addPages(root: string, directory: string, language: Language): void {
  const copy = join(directory, 'pages', language);
  rmSync(copy, { recursive: true, force: true });
  const pages = join(root, PAGES, language);
  if (existsSync(pages)) cpSync(pages, copy, { recursive: true });
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
