import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { type BuildOptions, build, type OutputFile } from 'esbuild';

/** What of a function's definition the bundler needs. */
export interface BundledFunction {
  entry: string;
  nativePackages?: readonly string[];
}

/** CommonJS packages inside an ES module bundle call `require` for Node's own modules. */
const REQUIRE =
  "import{createRequire as creelRequire}from'node:module';const require=creelRequire(import.meta.url);";

/** What the SDK asks for and a function never needs: the whole chain of credentials, and the names of browsers. */
const REPLACED = {
  '@aws-sdk/credential-provider-node': './lambdas/core/environment-credentials.ts',
  bowser: './lambdas/core/no-browser.ts',
};

/**
 * @param root the repository, absolute
 * @param directory the function's own folder, absolute
 */
export function bundleOptions(root: string, directory: string, definition: BundledFunction): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: { index: definition.entry },
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    // What a handler imports lazily stays a file of its own, so that it costs nothing at a cold start.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Packages that offer both forms shrink by a third as ES modules: unused exports are dropped.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    alias: REPLACED,
    external: [...(definition.nativePackages ?? [])],
    minify: true,
    legalComments: 'none',
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'silent',
  };
}

/**
 * Bundles one function into `directory` and its metafile (esbuild's analysis of what is in it) to `metafile`.
 * Files are replaced one by one and only when they changed, so that a running copy or a second build is not disturbed.
 * @returns names of the files
 * @throws what esbuild throws: a BuildFailure whose message names file and line
 */
export async function bundleFunction(
  root: string,
  directory: string,
  metafile: string,
  definition: BundledFunction,
): Promise<string[]> {
  const result = await build({ ...bundleOptions(root, directory, definition), write: false, metafile: true });
  await mkdir(directory, { recursive: true });
  await mkdir(dirname(metafile), { recursive: true });
  // Chunks first: the entry names them.
  const byDepth = (file: OutputFile) => (file.path.endsWith('index.mjs') ? 1 : 0);
  for (const file of result.outputFiles.toSorted((a, b) => byDepth(a) - byDepth(b))) {
    await writeWhenChanged(file.path, file.contents);
  }
  await writeWhenChanged(metafile, Buffer.from(JSON.stringify(result.metafile)));
  return result.outputFiles.map((file) => relative(directory, file.path));
}

/** A reader sees the old file or the new one, never half of it. */
async function writeWhenChanged(path: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(contents)) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, contents);
  await rename(temporary, path);
}
