/**
 * Writes items into dynoxide's file without going through its server: 100,000 posts with their index entries within a minute, where the server,
 * which makes a stream record of each of two million items, takes the better part of an hour. Also while the server runs. The stream has nothing
 * of these items. What the file looks like is dynoxide's own business (1.2, which package.json pins): tests/local/bulk-load.test.ts compares.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { marshall } from '@aws-sdk/util-dynamodb';
import { TABLE } from '#shared/deployment/table.ts';

type Item = Readonly<Record<string, unknown>>;

export interface BulkLoad {
  /** All of them or none, in place of those that are there under the same keys. */
  write(items: readonly Item[]): void;
  close(): void;
}

/** For which the server may keep us from writing. */
const BUSY_TIMEOUT_MS = 10_000;

export function openBulkLoad(dataFile: string, tableName: string): BulkLoad {
  const database = new DatabaseSync(dataFile, { timeout: BUSY_TIMEOUT_MS });
  // What a crash of the machine loses is loaded again.
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA wal_autocheckpoint = 100000');
  const insert = database.prepare(
    `INSERT OR REPLACE INTO "${tableName}" (pk, sk, item_json, item_size) VALUES (?, ?, ?, ?)`,
  );
  const indexes = TABLE.indexes.map((index) => prepareIndex(database, tableName, index));
  const texts = new WeakMap<object, Attribute>();
  const writeOne = (item: Item) => {
    const attributes = new Map(
      Object.entries(item).map(([name, value]) => [name, attributeOf(value, texts)]),
    );
    const [pk, sk] = [`S:${item[TABLE.partitionKey]}`, `S:${item[TABLE.sortKey]}`];
    insert.run(pk, sk, jsonOf(attributes), sizeOf(attributes));
    for (const index of indexes) index.write(item, attributes, [pk, sk]);
  };
  return {
    write(items) {
      database.exec('BEGIN IMMEDIATE');
      for (const item of items) writeOne(item);
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
}

/** An attribute as dynoxide writes it, and how many bytes DynamoDB counts for it. */
interface Attribute {
  json: string;
  size: number;
}

/** @param texts what was made of an object before: the entries of a post share its card */
function attributeOf(value: unknown, texts: WeakMap<object, Attribute>): Attribute {
  const known = typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  if (known) return known;
  const { value: marshalled } = marshall({ value }, { removeUndefinedValues: true });
  const attribute = { json: JSON.stringify(marshalled), size: bytesOf(marshalled) };
  if (typeof value === 'object' && value !== null) texts.set(value, attribute);
  return attribute;
}

type Attributes = ReadonlyMap<string, Attribute>;

function jsonOf(attributes: Attributes): string {
  return `{${[...attributes].map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
}

function sizeOf(attributes: Attributes): number {
  return [...attributes].reduce((sum, [name, { size }]) => sum + Buffer.byteLength(name) + size, 0);
}

/** By the rules in the developer guide, "Item sizes and formats", for the types that we store. */
function bytesOf(value: unknown): number {
  const [[type, content] = ['NULL', true]] = Object.entries(Object(value));
  if (type === 'S') return Buffer.byteLength(String(content));
  if (type === 'N') return Math.ceil(String(content).replace(/[-.]/g, '').length / 2) + 1;
  if (type === 'L') return sum(Object.values(Object(content)).map((each) => 1 + bytesOf(each))) + 3;
  if (type === 'M') {
    const members = Object.entries(Object(content));
    return sum(members.map(([name, each]) => 1 + Buffer.byteLength(name) + bytesOf(each))) + 3;
  }
  if (type === 'BOOL' || type === 'NULL') return 1;
  throw new TypeError(`Nothing loads a ${type}`);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

type Index = (typeof TABLE.indexes)[number];

function prepareIndex(database: DatabaseSync, tableName: string, index: Index) {
  const insert: StatementSync = database.prepare(
    `INSERT OR REPLACE INTO "${tableName}::gsi::${index.name}" (gsi_pk, gsi_sk, table_pk, table_sk, item_json) VALUES (?, ?, ?, ?, ?)`,
  );
  const projected = new Set<string>([
    ...index.projected,
    TABLE.partitionKey,
    TABLE.sortKey,
    index.partitionKey,
    index.sortKey,
  ]);
  return {
    write(item: Item, attributes: Attributes, key: readonly [string, string]) {
      const partition = item[index.partitionKey];
      const sortedBy = item[index.sortKey];
      if (partition === undefined || sortedBy === undefined) return;
      const shown = new Map([...attributes].filter(([name]) => projected.has(name)));
      insert.run(`S:${partition}`, `S:${sortedBy}`, ...key, jsonOf(shown));
    },
  };
}
