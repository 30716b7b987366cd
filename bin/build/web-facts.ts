import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#shared/languages.ts';

/** The facts about the built app that the edge and the service worker's build need. */
export interface WebFacts {
  /** For the content security policy: `'sha256-…'` of each inline script of the HTML files. */
  scriptHashes: readonly string[];
  /** Names of files in dist/web, by the language whose app they belong to. */
  files: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The facts of the last build; without a build they are empty. */
export async function readWebFacts(root: string): Promise<WebFacts> {
  const file = join(root, 'dist/web.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { scriptHashes: [], files: {} } : JSON.parse(text);
}
