/** `node bin/openapi.ts`: writes docs/openapi.json from the contract; with `--check` it fails if the file is out of date, so that every change of the API shows in a diff. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openApiDocument } from '#shared/openapi.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
const document = `${JSON.stringify(openApiDocument('current'), null, 1)}\n`;

if (!values.check) {
  writeFileSync(file, document);
} else if (readFileSync(file, 'utf8') !== document) {
  process.stderr.write(
    'docs/openapi.json differs from the contract in shared/: run npm run openapi and review the change.\n',
  );
  process.exitCode = 1;
}
