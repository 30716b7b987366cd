/**
 * Point-in-time recovery of the local DynamoDB, which has none. The stream tells of each changed item how it was before, for as long as it keeps its
 * records: a day.
 */
import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import type { Recovery } from '#bin/deploy/restore.ts';
import { tableInput } from '#local/table-input.ts';
import { inBatches } from '#shared/in-batches.ts';
import { changesSince } from './changes-since.ts';

type Item = Record<string, AttributeValue>;

/** Items per request. */
const BATCH = 25;

export const localRecovery = (client: DynamoDBClient): Recovery => ({
  restore: async (source, target, to) => {
    const items = await itemsAt(client, source, to ?? new Date());
    // Without a stream, as in AWS, so that what is restored is not taken for changes.
    const { StreamSpecification: _, ...withoutStream } = tableInput(target);
    await client.send(new CreateTableCommand(withoutStream));
    for (const some of inBatches(items, BATCH)) {
      const requests = some.map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [target]: requests } }));
    }
  },
  enable: async () => {},
});

/** The items as they were at the end of that second. */
async function itemsAt(client: DynamoDBClient, TableName: string, to: Date): Promise<Item[]> {
  const items = new Map<string, Item>();
  const keyOf = ({ pk, sk }: Item) => JSON.stringify([pk?.S, sk?.S]);
  for await (const { Items = [] } of paginateScan({ client }, { TableName }))
    for (const item of Items) items.set(keyOf(item), item);
  // Read after the items: so it has every change that the scan could see.
  const undone = new Set<string>();
  for await (const { dynamodb } of changesSince(TableName, to.getTime())) {
    const key = keyOf((dynamodb?.Keys ?? {}) as Item);
    if (undone.has(key)) continue;
    undone.add(key);
    if (dynamodb?.OldImage) items.set(key, dynamodb.OldImage as Item);
    else items.delete(key);
  }
  return [...items.values()];
}
