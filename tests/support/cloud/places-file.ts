import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writePlacesFile } from '#bin/build/places-data.ts';

/** The places file, for test files that run the functions' code from source. Each bundle has its own copy. */
export function usePlacesFile(): { readonly path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'creel-places-'));
  const path = join(folder, 'places', 'places.dat');
  beforeAll(() => {
    writePlacesFile(path);
    process.env.PLACES_FILE = path;
  });
  afterAll(() => {
    delete process.env.PLACES_FILE;
    rmSync(folder, { recursive: true });
  });
  return { path };
}
