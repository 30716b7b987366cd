/** `node bin/check-imports.ts`: says which imports cross the borders of bin/imports/folders.ts, and which make a circle. */
import { fileURLToPath } from 'node:url';
import { checkImports } from './imports/check-imports.ts';
import { readImports } from './imports/read-imports.ts';

const complaints = checkImports(readImports(fileURLToPath(new URL('..', import.meta.url))));
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
