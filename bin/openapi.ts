/**
 * `node bin/openapi.ts`: writes docs/openapi.json from the contract. With `--check` it fails if the file is out of date, so that every change of the
 * API shows in a diff. It also fails if callers of the last release could fail by a change that no decision names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openApiDocument } from '#shared/openapi.ts';
import { ROOT } from './command.ts';
import { compareContracts } from './openapi/compare-contracts.ts';
import { LAST_RELEASE, releasedContract, undecided } from './openapi/last-release.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = join(ROOT, 'docs/openapi.json');
const document = `${JSON.stringify(openApiDocument('current'), null, 1)}\n`;

if (values.check) check();
else writeFileSync(file, document);

function check(): void {
  if (readFileSync(file, 'utf8') !== document)
    fail(
      'docs/openapi.json differs from the contract in shared/: run npm run openapi and review the change.',
    );
  const released = releasedContract(ROOT);
  if (!released) {
    process.stdout.write(`The history is not here: the contract was not compared with ${LAST_RELEASE}.\n`);
    return;
  }
  const broken = undecided(ROOT, compareContracts(released, JSON.parse(document)));
  if (broken.length === 0) return;
  fail(broken.join('\n'));
  fail(
    `Callers of the last release could fail by ${broken.length} changes: keep the old form beside the new one, ` +
      'or name each line in backticks in a page of docs/decisions.',
  );
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
