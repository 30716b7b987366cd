import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openApiDocument } from '#shared/openapi.ts';
import { writePlacesFile } from './places-data.ts';
import { hashSources, isStamped, stamp } from './stamps.ts';

/** Files built from packages and sources of the repository, under dist/files. */
const MADE: Readonly<Record<string, { sources: readonly string[]; write(path: string): void }>> = {
  'openapi.json': { sources: ['shared', 'package-lock.json'], write: writeOpenApi },
  'places.dat': { sources: ['lambdas/services/places', 'package-lock.json'], write: writePlacesFile },
};

/** The API document; the function that serves it adds its version. */
function writeOpenApi(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(openApiDocument('')));
}

/** Builds the files that are out of date. */
export function makeDataFiles(root: string): void {
  const dist = join(root, 'dist');
  for (const [name, { sources, write }] of Object.entries(MADE)) {
    const hash = hashSources(root, sources);
    if (existsSync(join(dist, 'files', name)) && isStamped(dist, `files/${name}`, hash)) continue;
    write(join(dist, 'files', name));
    stamp(dist, `files/${name}`, hash);
  }
}

/**
 * Copies the data files that a function names beside its bundle, with their licence: a file of the same name that ends in `.LICENSE`, or the
 * `OFL.txt` of a font. Files that are not built above are found under lambdas/.
 * @returns the names of the files
 * @throws Error when there is no such file, or more than one
 */
export function addDataFiles(root: string, directory: string, names: readonly string[]): string[] {
  mkdirSync(directory, { recursive: true });
  return names.flatMap((name) => {
    const source = name in MADE ? join(root, 'dist/files', name) : findKept(root, name);
    const licences = [`${source}.LICENSE`, source.replace(/\.\w+$/, '.OFL.txt'), join(source, '../OFL.txt')];
    const licence = licences.find((path) => existsSync(path));
    copyFileSync(source, join(directory, name));
    if (licence === undefined) return [name];
    copyFileSync(licence, join(directory, `${name}.LICENSE`));
    return [name, `${name}.LICENSE`];
  });
}

function findKept(root: string, name: string): string {
  const [found, ...others] = globSync(`lambdas/**/${name}`, { cwd: root });
  if (found !== undefined && others.length === 0) return join(root, found);
  throw new Error(`${name} has to be one file under lambdas/, or to be made by bin/build/data-files.ts.`);
}
