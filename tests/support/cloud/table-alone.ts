import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientConfig, createTable, importTable, startDynamoDb } from '@creel/local-aws/dynamodb';
import { tableInput } from '#local/table-input.ts';
import { TABLE } from '#shared/deployment/table.ts';

export const TABLE_NAME = 'alone';

/** A table without the rest of the local cloud. */
export interface TableAlone extends AsyncDisposable {
  readonly endpoint: string;
  /** The directory of its data file, and of anything else that should be removed with it. */
  readonly directory: string;
}

/**
 * Sets the environment variables of the functions' code. Import that code after this, or while the items are generated.
 * @param items the table's initial items
 */
export async function startTableAlone(items?: Iterable<object> | AsyncIterable<object>): Promise<TableAlone> {
  const directory = mkdtempSync(join(tmpdir(), 'creel-table-'));
  const dataFile = join(directory, 'data.db');
  Object.assign(process.env, { STAGE: 'local', VERSION: 'test', TABLE_NAME, STAGE_SECRET: 'test' });
  if (items) await importTable(dataFile, tableInput(TABLE_NAME), items);
  const { endpoint, stop } = await startDynamoDb({ dataFile });
  await createTable(endpoint, tableInput(TABLE_NAME), TABLE.timeToLive);
  const { region, credentials } = clientConfig(endpoint);
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  return {
    endpoint,
    directory,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
