/** The first three months of a demo site, written directly before it opens, because thousands of requests would take too long. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importTable } from '@creel/local-aws/dynamodb';
import { DATA_FILE } from '#local/state-files.ts';
import { TABLE_NAME } from '#local/table-in-use.ts';
import { tableInput } from '#local/table-input.ts';
import { withPlaces } from '../seed-many.ts';
import { pastItems } from './past-items.ts';

/** Writes the past of a site that was never started. With an external DynamoDB the site begins today. */
export async function writePast(root: string, stateDirectory: string): Promise<void> {
  const dataFile = join(stateDirectory, DATA_FILE);
  if (process.env.CREEL_DYNAMODB_ENDPOINT || existsSync(dataFile)) return;
  Object.assign(process.env, withPlaces(root, { environment: { TABLE_NAME } }).environment);
  await importTable(dataFile, tableInput(TABLE_NAME), await pastItems(new Date()));
}
