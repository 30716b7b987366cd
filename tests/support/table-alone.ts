import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientConfig, createTable, startDynamoDb } from '@creel/local-aws/dynamodb';
import { tableInput } from '#local/table-input.ts';
import { TABLE } from '#shared/deployment/table.ts';

export const TABLE_NAME = 'alone';

/** An empty table without the rest of the local cloud. */
export interface TableAlone extends AsyncDisposable {
  readonly endpoint: string;
  /** Of its data file, and for what else should end with it. */
  readonly directory: string;
  readonly dataFile: string;
}

/** Sets the variables by which the functions' code finds the table: import that code after this. */
export async function startTableAlone(): Promise<TableAlone> {
  const directory = mkdtempSync(join(tmpdir(), 'creel-table-'));
  const dataFile = join(directory, 'data.db');
  const { endpoint, stop } = await startDynamoDb({ dataFile });
  await createTable(endpoint, tableInput(TABLE_NAME), TABLE.timeToLive);
  const { region, credentials } = clientConfig(endpoint);
  Object.assign(process.env, {
    STAGE: 'local',
    VERSION: 'test',
    TABLE_NAME,
    STAGE_SECRET: 'test',
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ACCESS_KEY_ID: credentials?.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
  });
  return {
    endpoint,
    directory,
    dataFile,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
