/**
 * `node bin/openapi.ts`: writes docs/openapi.json from the contract, and the part of it that /developers shows. With `--check` it fails if a file is
 * out of date, so that every change of the API shows in a diff. It also fails if callers of the last release could fail by a change that no decision names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openApiDocument } from '#shared/openapi.ts';
import { ROOT } from './command.ts';
import { compareContracts } from './openapi/compare-contracts.ts';
import { keyContract } from './openapi/key-contract.ts';
import { LAST_RELEASE, releasedContract, undecided } from './openapi/last-release.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const asText = (content: object) => `${JSON.stringify(content, null, 1)}\n`;
const document = asText(openApiDocument('current'));
const FILES = {
  'docs/openapi.json': document,
  'web/features/developers/contract.json': asText(keyContract()),
};

if (values.check) check();
else for (const [file, text] of Object.entries(FILES)) writeFileSync(join(ROOT, file), text);

function check(): void {
  for (const [file, text] of Object.entries(FILES))
    if (readFileSync(join(ROOT, file), 'utf8') !== text)
      fail(`${file} differs from the contract in shared/: run npm run openapi and review the change.`);
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
