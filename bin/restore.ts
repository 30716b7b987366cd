/**
 * `npm run restore -- --stage prod --to 2026-11-20T10:00:00Z`: makes a second table as the stage's was at that time (without --to: as late as
 * possible, minutes ago), and prints the setting that has the stage use it from the next deployment on. The table in use is left as it is.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stackName } from '#lib/app.ts';
import { restoreTable } from './deploy/restore.ts';
import { readOutputs } from './deploy/stack-outputs.ts';
import { openStage } from './deploy/stage-access.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, to: { type: 'string' } } });
  const { stage, region, deletionProtection: protect } = openStage(root, values.stage);
  const { TableName } = await readOutputs(region, stackName(stage));
  const to = readTime(values.to);
  const name = `${stackName(stage)}-restored-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const restored = await restoreTable(new DynamoDBClient({ region }), TableName, { to, name, protect }, say);
  say(`To use it, write into stages.${stage} of cdk.json, and deploy:`);
  say(`  "restoredTable": ${JSON.stringify(restored)}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new Error(`${text} is no time: write it like 2026-11-20T10:00:00Z.`);
  }
  return time;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
