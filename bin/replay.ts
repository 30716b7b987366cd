/**
 * `npm run replay`: walks the ledger of meals and says which counts of pledges, organizations, fishermen and the site are not what it comes to; then
 * the exit code is 1. Of the local site at PORT (--state=<folder> names its data), or of a deployed stage: --stage=dev, with the credentials that the AWS SDK finds.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { localTable } from '#local/demo/many/local-table.ts';
import { readPort } from '#local/start.ts';
import { openStage } from './deploy/stage-access.ts';
import { stageTable } from './deploy/stage-table.ts';
import { STATE_FOLDER } from './state-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, state: { type: 'string', default: STATE_FOLDER } },
  });
  Object.assign(process.env, await environmentOf(values));
  // Loaded now: it reads the variables.
  const { compareAll } = await import('./replay/compare.ts');
  const { entries, differences } = await compareAll();
  for (const line of differences) process.stdout.write(`${line}\n`);
  process.stdout.write(
    differences.length === 0
      ? `${entries} entries of the ledger: every count is what they come to.\n`
      : `${entries} entries of the ledger: ${differences.length} counts differ.\n`,
  );
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function environmentOf({ stage, state }: { stage?: string; state: string }) {
  if (stage !== undefined) return await stageTable(stage, openStage(root, stage).region);
  const origin = `http://127.0.0.1:${readPort(process.env.PORT)}`;
  return (await localTable(origin, resolve(root, state))).environment;
}
