import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { outputId } from '#lib/output-id.ts';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';
import type { DeployedStage } from './stage-access.ts';

/** The variables by which the functions' code finds the table and the job queues of a deployed stage, for commands that run that code. */
export async function stageTable({ stage, region, outputs }: DeployedStage): Promise<Record<string, string>> {
  // Functions have their credentials in the environment; here the SDK finds the operator's.
  const { accessKeyId, secretAccessKey, sessionToken } = await new DynamoDBClient({
    region,
  }).config.credentials();
  return {
    STAGE: stage,
    TABLE_NAME: outputs.TableName,
    PHOTO_BUCKET: outputs.PhotoBucket,
    ...Object.fromEntries(
      QUEUE_NAMES.map((name) => [QUEUES[name].address, String(outputs[`Queue${outputId(name)}`])]),
    ),
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
    // Signs cursors, and these commands make none.
    STAGE_SECRET: 'none',
  };
}
