/** The table that a local site uses: its first one, or one that was restored from it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_FILE } from './state-files.ts';

export const TABLE_NAME = 'creel';

export function tableInUse(stateDirectory: string): string {
  const file = join(stateDirectory, TABLE_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : TABLE_NAME;
}

/** The site uses the table from its next start on. */
export function useTableFromNextStart(stateDirectory: string, tableName: string): void {
  writeFileSync(join(stateDirectory, TABLE_FILE), tableName);
}
