/**
 * `npm run restore -- --stage prod --to 2026-11-20T10:00:00Z`: restores the stage's table as it was at that time (without --to, some minutes ago)
 * into a second table. It prints the setting that makes the next deployment use it. The table in use does not change. Without --stage it is the
 * local site at PORT (--state=<folder> names its data), which uses the restored table from its next start on.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stackName } from '#lib/app.ts';
import { localTable } from '#local/demo/many/local-table.ts';
import { localOrigin } from '#local/start.ts';
import { useTableFromNextStart } from '#local/table-in-use.ts';
import { ROOT, runCommand, STATE_FOLDER, say } from './command.ts';
import { restoreTable } from './deploy/restore.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { localRecovery } from './restore/local-recovery.ts';
import { readTime } from './restore/read-time.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      to: { type: 'string' },
      state: { type: 'string', default: STATE_FOLDER },
    },
  });
  const to = readTime(values.to);
  if (values.stage === undefined) await restoreLocal(resolve(ROOT, values.state), to);
  else await restoreStage(values.stage, to);
});

function nameOf(site: string): string {
  return `${site}-restored-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
}

async function restoreStage(named: string, to: Date | undefined): Promise<void> {
  const { stage, region, deletionProtection: protect, outputs } = await openDeployed(ROOT, named);
  const client = new DynamoDBClient({ region });
  const asked = { to, name: nameOf(stackName(stage)), protect };
  const restored = await restoreTable(client, outputs.TableName, asked, say);
  say(`To use it, write into stages.${stage} of cdk.json, and deploy:`);
  say(`  "restoredTable": ${JSON.stringify(restored)}`);
  say(
    `Then: npm run after-restore -- --stage ${stage} --from ${outputs.TableName} --to ${to?.toISOString() ?? '…'}`,
  );
}

async function restoreLocal(stateDirectory: string, to: Date | undefined): Promise<void> {
  const { environment } = await localTable(localOrigin(), stateDirectory);
  Object.assign(process.env, environment);
  const client = new DynamoDBClient();
  const asked = { to, name: nameOf('creel'), protect: false };
  const source = environment.TABLE_NAME;
  const { name } = await restoreTable(client, source, asked, say, localRecovery(client));
  useTableFromNextStart(stateDirectory, name);
  say(`The site uses ${name} from its next start on.`);
  say(`Then: npm run after-restore -- --from ${source} --to ${to?.toISOString() ?? '…'}`);
}
