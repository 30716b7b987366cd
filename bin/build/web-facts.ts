import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The facts about the built app that the edge needs. */
export interface WebFacts {
  /** For the content security policy: `'sha256-…'` of each script that stands in an HTML file itself. */
  scriptHashes: string[];
}

/** Facts of the last build; none before the first. */
export async function readWebFacts(root: string): Promise<WebFacts> {
  const file = join(root, 'dist/web.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { scriptHashes: [] } : JSON.parse(text);
}
