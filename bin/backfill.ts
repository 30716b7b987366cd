/**
 * `npm run backfill`: makes true of what older versions wrote what this one promises (bin/backfill/backfill-all.ts). Done once more it changes nothing. Of the
 * local site at PORT (--state=<folder> names its data), or of a deployed stage: --stage=dev, with the credentials that the AWS SDK finds.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stackName } from '#lib/app.ts';
import { outputId } from '#lib/output-id.ts';
import { localTable } from '#local/demo/many/local-table.ts';
import { readPort } from '#local/start.ts';
import { QUEUES } from '#shared/deployment/queues.ts';
import { readOutputs } from './deploy/stack-outputs.ts';
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
  const { backfillAll } = await import('./backfill/backfill-all.ts');
  for (const line of await backfillAll(new Date())) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function environmentOf({ stage, state }: { stage?: string; state: string }) {
  if (stage === undefined) {
    const origin = `http://127.0.0.1:${readPort(process.env.PORT)}`;
    const { environment } = await localTable(origin, resolve(root, state));
    const queues = `${origin}/_sqs`;
    return { ...environment, AWS_ENDPOINT_URL_SQS: queues, [QUEUES.jobs.address]: `${queues}/jobs` };
  }
  const { region } = openStage(root, stage);
  const outputs = await readOutputs(region, stackName(stage));
  const queueUrl = outputs[`Queue${outputId('jobs')}`];
  return { ...(await stageTable(stage, region)), [QUEUES.jobs.address]: String(queueUrl) };
}
