/** Whom a person has blocked: beside their account, where GET /me reads it. */
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import { blockKey, blocks, type Key, userPartition } from '../../table/keys.ts';
import type { PageRequest } from '../../table/page.ts';

interface Block {
  /** ISO 8601. */
  blockedAt: string;
}

/** Blocked once more, they stay blocked. */
export async function block(userId: string, blockedId: string, now: Date): Promise<void> {
  const record: Block = { blockedAt: now.toISOString() };
  await documentClient.send(
    new PutCommand({ TableName: tableName(), Item: { ...blockKey(userId, blockedId), ...record } }),
  );
}

export async function unblock(userId: string, blockedId: string): Promise<void> {
  await documentClient.send(new DeleteCommand({ TableName: tableName(), Key: blockKey(userId, blockedId) }));
}

/** The blocked ones among all that lies with a person. */
export function blockedIn(items: readonly Key[]): string[] {
  return items.filter(({ sk }) => sk.startsWith(blocks)).map(({ sk }) => sk.slice(blocks.length));
}

/** One page of those whom a person has blocked. */
export async function listBlocked(userId: string, { cursor, limit = DEFAULT_LIMIT }: PageRequest) {
  const list = `${userPartition(userId)}#${blocks}`;
  const { Items = [], LastEvaluatedKey } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :person AND begins_with(sk, :blocks)',
      ExpressionAttributeValues: { ':person': userPartition(userId), ':blocks': blocks },
      Limit: limit,
      ExclusiveStartKey:
        cursor === undefined ? undefined : { pk: userPartition(userId), sk: decodeCursor(list, cursor) },
    }),
  );
  const found = Items as (Block & Key)[];
  return {
    items: found.map(({ sk, blockedAt }) => ({ userId: sk.slice(blocks.length), blockedAt })),
    ...(LastEvaluatedKey && { nextCursor: encodeCursor(list, String(LastEvaluatedKey.sk)) }),
  };
}
