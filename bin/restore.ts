/**
 * `npm run restore -- --stage prod --to 2026-11-20T10:00:00Z`: restores the stage's table as it was at that time (without --to, some minutes ago)
 * into a second table, and prints the setting that makes the next deployment use it. The table in use does not change.
 */
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stackName } from '#lib/app.ts';
import { ROOT, runCommand, say } from './command.ts';
import { restoreTable } from './deploy/restore.ts';
import { openDeployed } from './deploy/stage-access.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, to: { type: 'string' } } });
  const { stage, region, deletionProtection: protect, outputs } = await openDeployed(ROOT, values.stage);
  const to = readTime(values.to);
  const name = `${stackName(stage)}-restored-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const restored = await restoreTable(
    new DynamoDBClient({ region }),
    outputs.TableName,
    { to, name, protect },
    say,
  );
  say(`To use it, write into stages.${stage} of cdk.json, and deploy:`);
  say(`  "restoredTable": ${JSON.stringify(restored)}`);
});

function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new Error(`${text} is no time: write it like 2026-11-20T10:00:00Z.`);
  }
  return time;
}
