import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhenChanged } from './bundle-functions.ts';

/** Files that are made from packages of the repository; each maker writes to the path it is given. */
const MAKERS: Readonly<Record<string, string>> = {
  'places.dat': 'lambdas/services/places/build-places-data.ts',
};

/** Puts the data files a function names beside its bundle. */
export async function addDataFiles(root: string, directory: string, files: readonly string[]): Promise<void> {
  for (const name of files) {
    const maker = join(root, MAKERS[name] ?? name);
    if (!existsSync(maker)) {
      process.stderr.write(`${MAKERS[name] ?? name} does not exist: ${name} is left out.\n`);
      continue;
    }
    await mkdir(directory, { recursive: true });
    await writeWhenChanged(join(directory, name), await readFile(maker));
  }
}
