import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The facts about the built app that the edge needs. */
export interface WebFacts {
  /** For the content security policy: `'sha256-…'` of each inline script of the HTML files. */
  scriptHashes: string[];
}

/** The facts of the last build; without a build they are empty. */
export async function readWebFacts(root: string): Promise<WebFacts> {
  const file = join(root, 'dist/web.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { scriptHashes: [] } : JSON.parse(text);
}
