import { stackName } from '#lib/app.ts';
import { readOutputs } from './deploy/stack-outputs.ts';
import { openStage } from './deploy/stage-access.ts';
import { seedMany, withPlaces } from './seed-many.ts';

/** Adds posts to a deployed stage. @throws Error when its settings allow no demo data */
export async function seedStage(root: string, size: number, stage: string): Promise<void> {
  const { region, demoData } = openStage(root, stage);
  if (!demoData) throw new Error(`The settings of ${stage} allow no demo data.`);
  const { TableName: TABLE_NAME } = await readOutputs(region, stackName(stage));
  // No cursor is handed out: what would sign it does not matter.
  const environment = { STAGE: stage, TABLE_NAME, AWS_REGION: region, CURSOR_SECRET: 'seed' };
  await seedMany({ size, ...withPlaces(root, { environment }) });
  process.stdout.write(`${size} posts are on ${stage}.\n`);
}
