import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { outputId } from '#lib/output-id.ts';
import { QUEUES } from '#shared/deployment/queues.ts';
import type { DeployedStage } from './stage-access.ts';

/** The variables by which the functions' code finds the table and the jobs of a deployed stage, for commands that run that code themselves. */
export async function stageTable({ stage, region, outputs }: DeployedStage): Promise<Record<string, string>> {
  // Functions have their credentials in the environment; here the SDK looks for them wherever an operator keeps them.
  const { accessKeyId, secretAccessKey, sessionToken } = await new DynamoDBClient({
    region,
  }).config.credentials();
  return {
    STAGE: stage,
    TABLE_NAME: outputs.TableName,
    [QUEUES.jobs.address]: String(outputs[`Queue${outputId('jobs')}`]),
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
    // No cursor is handed out: what would sign it does not matter.
    STAGE_SECRET: 'none',
  };
}
