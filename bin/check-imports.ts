/**
 * `node bin/check-imports.ts [--draw]`: reports imports across the boundaries of bin/imports/folders.ts, and import cycles. With --draw it draws the
 * areas of lambdas/ in docs/architecture.md; without, it reports a drawing that is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkImports } from './imports/check-imports.ts';
import { drawAreas } from './imports/draw-areas.ts';
import { readImports } from './imports/read-imports.ts';

const imports = readImports(fileURLToPath(new URL('..', import.meta.url)));
const complaints = checkImports(imports);
if (complaints.length === 0) {
  const file = new URL('../docs/architecture.md', import.meta.url);
  const document = readFileSync(file, 'utf8');
  const drawn = drawAreas(document, imports);
  if (process.argv.includes('--draw')) writeFileSync(file, drawn);
  else if (drawn !== document)
    complaints.push('docs/architecture.md draws other areas: node bin/check-imports.ts --draw');
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
