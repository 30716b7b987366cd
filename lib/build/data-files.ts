import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writePlacesFile } from '#lambdas/services/places/build-places-data.ts';
import { hashSources, isStamped, stamp } from './stamps.ts';

/** Made from packages of the repository, under dist/files. */
const MADE: Readonly<Record<string, { sources: readonly string[]; write(path: string): void }>> = {
  'places.dat': { sources: ['lambdas/services/places', 'package-lock.json'], write: writePlacesFile },
};

/** Kept in the repository. */
const KEPT: Readonly<Record<string, string>> = {
  'share-display.ttf': 'lambdas/share/image/share-display.ttf',
  'share-text.ttf': 'lambdas/share/image/share-text.ttf',
};

/** Makes those that are not up to date. */
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
 * Puts the data files that a function names beside its bundle, each with its licence.
 * @returns names of the files
 * @throws Error for a name that nothing above gives
 */
export function addDataFiles(root: string, directory: string, names: readonly string[]): string[] {
  mkdirSync(directory, { recursive: true });
  return names.flatMap((name) => {
    const kept = KEPT[name];
    if (kept === undefined && !(name in MADE)) {
      throw new Error(`lib/build/data-files.ts does not say where ${name} comes from.`);
    }
    const source = join(root, kept ?? `dist/files/${name}`);
    const licence = [`${source}.LICENSE`, source.replace(/\.\w+$/, '.OFL.txt')].find(existsSync);
    copyFileSync(source, join(directory, name));
    if (licence === undefined) return [name];
    copyFileSync(licence, join(directory, `${name}.LICENSE`));
    return [name, `${name}.LICENSE`];
  });
}
