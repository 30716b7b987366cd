/**
 * `node bin/check-imports.ts [--draw]`: says which imports cross the borders of bin/imports/folders.ts, and which make a circle. Draws the areas of lambdas/
 * in docs/architecture.md, or says that they are drawn otherwise.
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
