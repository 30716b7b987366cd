import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { findBinary } from './binary.ts';

/** Attribute values by name. */
type Item = object;

/**
 * Makes a data file with a table, by dynoxide's import of a table that DynamoDB has exported to S3. It is ten times as
 * fast as writes to the server, and these items don't appear in the table's stream.
 * @param dataFile must not exist yet
 */
export async function importTable(
  dataFile: string,
  table: CreateTableCommandInput,
  items: Iterable<Item> | AsyncIterable<Item>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dynamodb-export-'));
  try {
    const data = join(directory, 'export', String(table.TableName), 'data');
    const schema = join(directory, 'schema.json');
    await Promise.all([mkdir(data, { recursive: true }), mkdir(dirname(dataFile), { recursive: true })]);
    await writeFile(schema, JSON.stringify([{ Table: { ...table, TableStatus: 'ACTIVE' } }]));
    await pipeline(linesOf(items), createGzip({ level: 1 }), createWriteStream(join(data, 'items.json.gz')));
    const files = ['--source', join(directory, 'export'), '--schema', schema, '--output', dataFile];
    await promisify(execFile)(findBinary(), ['import', ...files]);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function* linesOf(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<string> {
  for await (const item of items)
    yield `${JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) })}\n`;
}
