import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stackName } from '#lib/app.ts';
import { readOutputs } from './stack-outputs.ts';

/** The variables by which the functions' code finds the table of a deployed stage, for commands that run that code themselves. */
export async function stageTable(stage: string, region: string): Promise<Record<string, string>> {
  const { TableName: TABLE_NAME } = await readOutputs(region, stackName(stage));
  // Functions have their credentials in the environment; here the SDK looks for them wherever an operator keeps them.
  const { accessKeyId, secretAccessKey, sessionToken } = await new DynamoDBClient({
    region,
  }).config.credentials();
  return {
    STAGE: stage,
    TABLE_NAME,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
    // No cursor is handed out: what would sign it does not matter.
    STAGE_SECRET: 'none',
  };
}
