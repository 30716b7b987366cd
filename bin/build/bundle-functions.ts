import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type OutputChunk, type Plugin } from 'rolldown';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import { areasInFull } from './areas-in-full.ts';
import { trimContractForFunctions } from './trim-contract.ts';

/** The part of a function's definition that the bundler needs. */
export interface BundledFunction {
  entry: string;
  languageOf?: string;
  nativePackages?: readonly string[];
}

/** Modules that the SDK imports and a function never needs: the credentials chain and the names of browsers. */
const REPLACED = {
  '@aws-sdk/credential-provider-node': 'lambdas/core/environment-credentials.ts',
  bowser: 'lambdas/core/no-browser.ts',
};

/** The size of each file of the English bundle and the files it imports statically, by file name. */
export type BundleSizes = Readonly<Record<string, { bytes: number; imports: readonly string[] }>>;

/** The languages in which the function responds, each of which has a bundle: see docs/decisions/2026-11-26-languages.md. */
export const languagesOf = ({ languageOf }: BundledFunction): readonly Language[] =>
  languageOf === undefined ? [DEFAULT_LANGUAGE] : LANGUAGES;

/**
 * Vite's bundler, as for the web app. Unlike others it drops the parts of the contract that a function imports and never uses, because it knows
 * across files which calls have no side effects.
 * @param root absolute path of the repository
 * @param directory absolute path of the function's own folder
 */
export function bundleOptions(
  root: string,
  directory: string,
  definition: BundledFunction,
  language: Language,
): BuildOptions {
  const replaced = Object.entries(REPLACED).map(([name, file]) => [name, join(root, file)]);
  return {
    cwd: root,
    input: language === DEFAULT_LANGUAGE ? { index: INDEX } : { [language]: definition.entry },
    platform: 'node',
    external: [...(definition.nativePackages ?? [])],
    resolve: {
      alias: { ...Object.fromEntries(replaced), '#words': join(root, 'shared/words', language) },
      // Packages that have both forms shrink by a third as ES modules, because unused exports are dropped.
      mainFields: ['module', 'main'],
      conditionNames: ['module', 'import', 'node'],
    },
    plugins: [
      indexInLanguages(root, definition),
      areasInFull(join(root, 'lambdas/areas.ts')),
      trimContractForFunctions(join(root, 'shared/')),
    ],
    // The modules of lambdas/ have no side effects, so a bundle leaves out those that its function does not use.
    treeshake: { moduleSideEffects: [{ test: /\/lambdas\//, sideEffects: false }] },
    transform: { target: 'node24' },
    // A lazy import gets a file of its own, so that it costs nothing at a cold start.
    output: {
      dir: directory,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunk-[hash].mjs',
      minify: true,
      comments: false,
    },
    logLevel: 'warn',
    onLog(_level, log) {
      // Otherwise the bundler would assume that a missing package is present where the function runs.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(`${log.message}\nRun npm ci.`);
    },
  };
}

const INDEX = 'creel:index';
const ONLY_INDEX = /^creel:index$/;

/** The module that `index.mjs` is made of. It has the English handler in itself, so that this starts as fast as if it were alone. */
const indexInLanguages = (root: string, { entry, languageOf }: BundledFunction): Plugin => ({
  name: 'creel:index-in-languages',
  resolveId: { filter: { id: ONLY_INDEX }, handler: (id) => id },
  load: {
    filter: { id: ONLY_INDEX },
    handler() {
      const english = JSON.stringify(join(root, entry));
      if (languageOf === undefined) return `export { handler } from ${english};`;
      const bundles = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).map(
        (language) => `${language}: () => import(new URL('${language}.mjs', import.meta.url).href)`,
      );
      return `import { handler as english } from ${english};
import { languageOf } from ${JSON.stringify(join(root, languageOf))};
const others = { ${bundles.join(', ')} };
export const handler = async (event, context) => {
  const { handler } = (await others[languageOf(event)]?.()) ?? { handler: english };
  return await handler(event, context);
};`;
    },
  },
});

/**
 * Bundles one function in one language into `directory`.
 * It replaces files one by one and only when they changed, so that a running copy or a second build is not disturbed.
 * @returns its files
 * @throws Error of the bundler, whose message names file and line
 */
export async function bundleFunction(
  root: string,
  directory: string,
  definition: BundledFunction,
  language: Language,
): Promise<OutputChunk[]> {
  await mkdir(directory, { recursive: true });
  const { output } = await build({
    ...bundleOptions(root, directory, definition, language),
    write: false,
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  // The chunks are written first, because the entry imports them.
  for (const { fileName, code } of chunks.toSorted((a, b) => Number(a.isEntry) - Number(b.isEntry))) {
    await writeWhenChanged(join(directory, fileName), Buffer.from(code));
  }
  return chunks;
}

/** Writes the sizes of a function's English bundle. */
export async function writeSizes(file: string, chunks: readonly OutputChunk[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhenChanged(file, Buffer.from(JSON.stringify(sizesOf(chunks))));
}

function sizesOf(chunks: readonly OutputChunk[]): BundleSizes {
  const entries = chunks.map(({ fileName, code, imports }) => [
    fileName,
    { bytes: Buffer.byteLength(code), imports },
  ]);
  return Object.fromEntries(entries);
}

/** Writes by renaming, so that a reader sees the old file or the new one, never half of it. */
async function writeWhenChanged(path: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(contents)) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, contents);
  await rename(temporary, path);
}
