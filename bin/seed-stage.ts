import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stackName } from '#lib/app.ts';
import { readOutputs } from './deploy/stack-outputs.ts';
import { openStage } from './deploy/stage-access.ts';
import { seedMany, withPlaces } from './seed-many.ts';

/** Adds posts to a deployed stage. @throws Error when its settings allow no demo data */
export async function seedStage(root: string, size: number, stage: string): Promise<void> {
  const { region, demoData } = openStage(root, stage);
  if (!demoData) throw new Error(`The settings of ${stage} allow no demo data.`);
  const { TableName: TABLE_NAME } = await readOutputs(region, stackName(stage));
  // Functions have their credentials in the environment; here the SDK looks for them wherever an operator keeps them.
  const { accessKeyId, secretAccessKey, sessionToken } = await new DynamoDBClient({
    region,
  }).config.credentials();
  const environment = {
    STAGE: stage,
    TABLE_NAME,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
    // No cursor is handed out: what would sign it does not matter.
    CURSOR_SECRET: 'seed',
  };
  await seedMany({ size, ...withPlaces(root, { environment }) });
  process.stdout.write(`${size} posts are on ${stage}.\n`);
}
