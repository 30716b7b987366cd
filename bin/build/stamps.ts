import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of the sources of each part of the build, by the part's name. */
type Stamps = Record<string, string>;

/**
 * Hashes the names and contents of files and folders, so that neither a checkout nor a touched file causes a rebuild.
 * @param paths relative to root; a missing file is part of the hash as missing
 * @param extra other values that the result depends on
 */
export function hashSources(root: string, paths: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths) addToHash(hash, root, path);
  return hash.digest('hex');
}

function addToHash(hash: Hash, root: string, path: string): void {
  const entries = list(join(root, path));
  if (!entries) {
    const contents = readOptional(join(root, path));
    hash.update(`${path}\0${contents?.length ?? 'absent'}\0`);
    if (contents) hash.update(contents);
    return;
  }
  for (const name of entries.sort()) addToHash(hash, root, `${path}/${name}`);
}

function list(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

function readOptional(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Whether the part was built from sources with this hash. */
export function isStamped(dist: string, part: string, hash: string): boolean {
  return readStamps(dist)[part] === hash;
}

export function stamp(dist: string, part: string, hash: string): void {
  writeStamps(dist, { ...readStamps(dist), [part]: hash });
}

/** Makes all parts whose names begin like this be built again. */
export function forget(dist: string, beginning: string): void {
  const others = Object.entries(readStamps(dist)).filter(([part]) => !part.startsWith(beginning));
  writeStamps(dist, Object.fromEntries(others));
}

function writeStamps(dist: string, stamps: Stamps): void {
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile(dist), JSON.stringify(stamps, undefined, 2));
}

export function readStamps(dist: string): Stamps {
  try {
    return JSON.parse(readFileSync(stampFile(dist), 'utf8'));
  } catch {
    // No build yet, or one that was interrupted while it wrote: everything is built again.
    return {};
  }
}

function stampFile(dist: string): string {
  return join(dist, '.stamp');
}
