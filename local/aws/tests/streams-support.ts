import { join } from 'node:path';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { followStream, type StreamFollower, type StreamOptions } from '../dynamodb/stream.ts';
import { type DynamoDbUnderTest, startDynamoDbUnderTest } from './dynamodb-support.ts';

export interface Noting extends StreamFollower {
  readonly batches: DynamoDBRecord[][];
  /** The sort keys of the delivered records. */
  delivered(): (string | undefined)[];
}

/** Makes one table at a time, and followers of its stream that stop after the test. */
export class StreamUnderTest {
  readonly dynamodb: DynamoDbUnderTest;
  tableName = '';
  readonly #running: StreamFollower[] = [];

  private constructor(dynamodb: DynamoDbUnderTest) {
    this.dynamodb = dynamodb;
  }

  static async start(): Promise<StreamUnderTest> {
    return new StreamUnderTest(await startDynamoDbUnderTest());
  }

  async newTable(): Promise<void> {
    this.tableName = await this.dynamodb.makeTable();
  }

  put(sk: string, more = {}) {
    const Item = { pk: 'fish', sk, ...more };
    return this.dynamodb.documents.send(new PutCommand({ TableName: this.tableName, Item }));
  }

  remove(sk: string) {
    const Key = { pk: 'fish', sk };
    return this.dynamodb.documents.send(new DeleteCommand({ TableName: this.tableName, Key }));
  }

  checkpointFile(): string {
    return join(this.dynamodb.directory, `${this.tableName}.json`);
  }

  /** Starts a follower that records what it delivers, unless `options` say otherwise. */
  follow(options: Partial<StreamOptions> = {}): Noting {
    const batches: DynamoDBRecord[][] = [];
    const follower = followStream({
      endpoint: this.dynamodb.endpoint,
      tableName: this.tableName,
      checkpointFile: this.checkpointFile(),
      deliver: async (records: DynamoDBRecord[]) => {
        batches.push(records);
      },
      ...options,
    });
    this.#running.push(follower);
    return { ...follower, batches, delivered: () => sortKeys(batches.flat()) };
  }

  async stopFollowers(): Promise<void> {
    await Promise.all(this.#running.splice(0).map((follower) => follower.stop()));
  }
}

export function sortKeys(records: readonly DynamoDBRecord[]): (string | undefined)[] {
  return records.map((record) => record.dynamodb?.Keys?.sk?.S);
}

/** `000`, `001` and so on, which also sort correctly as text. */
export function names(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => String(index + from).padStart(3, '0'));
}
