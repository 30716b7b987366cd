import { ROOT, say } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { stageTable } from './deploy/stage-table.ts';
import { seedMany, withPlaces } from './seed-many.ts';

/** Adds posts to a deployed stage. @throws Error when its settings allow no demo data */
export async function seedStage(size: number, name: string): Promise<void> {
  const stage = await openDeployed(ROOT, name);
  if (!stage.demoData) throw new Error(`The settings of ${name} allow no demo data.`);
  await seedMany({ size, ...withPlaces(ROOT, { environment: await stageTable(stage) }) });
  say(`${size} posts are on ${name}.`);
}
