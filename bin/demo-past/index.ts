/** The first three months of a demo site, written at once before it opens: a first start would wait long for thousands of requests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importTable } from '@creel/local-aws/dynamodb';
import { TABLE_NAME } from '#local/environment.ts';
import { DATA_FILE } from '#local/state-files.ts';
import { tableInput } from '#local/table-input.ts';
import { withPlaces } from '../seed-many.ts';
import { pastItems } from './past-items.ts';

/** Gives a site that was never started its past. With a DynamoDB of somebody else's it begins today. */
export async function writePast(root: string, stateDirectory: string): Promise<void> {
  const dataFile = join(stateDirectory, DATA_FILE);
  if (process.env.CREEL_DYNAMODB_ENDPOINT || existsSync(dataFile)) return;
  Object.assign(process.env, withPlaces(root, { environment: { TABLE_NAME } }).environment);
  await importTable(dataFile, tableInput(TABLE_NAME), await pastItems(new Date()));
}
