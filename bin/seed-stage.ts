import { openStage } from './deploy/stage-access.ts';
import { stageTable } from './deploy/stage-table.ts';
import { seedMany, withPlaces } from './seed-many.ts';

/** Adds posts to a deployed stage. @throws Error when its settings allow no demo data */
export async function seedStage(root: string, size: number, stage: string): Promise<void> {
  const { region, demoData } = openStage(root, stage);
  if (!demoData) throw new Error(`The settings of ${stage} allow no demo data.`);
  const environment = await stageTable(stage, region);
  await seedMany({ size, ...withPlaces(root, { environment }) });
  process.stdout.write(`${size} posts are on ${stage}.\n`);
}
