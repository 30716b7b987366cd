import { copyFileSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writePlacesFile } from '#lambdas/services/places/build-places-data.ts';
import { hashSources, isStamped, stamp } from './stamps.ts';

const SHARE_FONT = new URL('../../lambdas/share/image/share-font.ttf', import.meta.url);

/** Files that functions read beside their bundle. */
const DATA_FILES: Readonly<Record<string, { sources: readonly string[]; write(path: string): void }>> = {
  'places.dat': { sources: ['lambdas/services/places', 'package-lock.json'], write: writePlacesFile },
  'share-font.ttf': {
    sources: ['lambdas/share/image/share-font.ttf'],
    write: (path) => {
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(SHARE_FONT, path);
    },
  },
};

/** Makes those that are not up to date, under dist/files. */
export function makeDataFiles(root: string): void {
  const dist = join(root, 'dist');
  for (const [name, { sources, write }] of Object.entries(DATA_FILES)) {
    const hash = hashSources(root, sources);
    if (isStamped(dist, `files/${name}`, hash)) continue;
    write(join(dist, 'files', name));
    stamp(dist, `files/${name}`, hash);
  }
}

/** Puts the data files that a function names beside its bundle. */
export async function addDataFiles(root: string, directory: string, names: readonly string[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of names) {
    if (name in DATA_FILES) await copyFile(join(root, 'dist/files', name), join(directory, name));
    else process.stderr.write(`Nothing makes ${name}: it is left out.\n`);
  }
}
