/** People: their account, profiles, groups and counts lie in one partition, read at once by `GET /me`. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import type { ProfileType } from '#shared/me/endpoints.ts';
import { accountKey, groupKey, userPartition } from './keys.ts';
import { documentClient, getItems, tableName } from './table.ts';

export interface Account {
  userId: string;
  name: string;
  email: string;
  /** ISO 8601. */
  createdAt: string;
}

export interface StoredProfile {
  profileType: ProfileType;
  name: string;
  location: string;
  isPrimary: boolean;
  credits?: number;
}

export interface Person {
  account: Account | undefined;
  profiles: StoredProfile[];
  groups: Group[];
}

/** Whether the membership records say that this person is in one of the groups now. */
export async function isMemberOfAny(userId: string, groups: readonly Group[]): Promise<boolean> {
  const records = await getItems(groups.map((group) => groupKey(userId, group)));
  return records.some((record) => record !== undefined);
}

/** One request for all of a person. */
export async function readPerson(userId: string): Promise<Person> {
  const { Items } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :person',
      ExpressionAttributeValues: { ':person': userPartition(userId) },
      ConsistentRead: true,
    }),
  );
  const items = Items ?? [];
  const under = (prefix: string) => items.filter((item) => String(item.sk).startsWith(prefix));
  return {
    account: items.find((item) => item.sk === 'ACCOUNT') as Account | undefined,
    profiles: under('PROFILE#') as unknown as StoredProfile[],
    groups: GROUPS.filter((group) => items.some((item) => item.sk === groupKey(userId, group).sk)),
  };
}

/** Makes the account record of a confirmed person; the first one stays when it is made twice. */
export async function createAccount(account: Account): Promise<void> {
  try {
    await documentClient.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...accountKey(account.userId), ...account },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
