/** People: their account, profiles, groups and counts lie in one partition, read at once by `GET /me`. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NewAccount, NewProfile } from '#shared/accounts/new-account.ts';
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import { accountKey, groupKey, type Key, profileKey, userPartition } from './keys.ts';
import { documentClient, getItems, type TransactionStep, tableName, transact } from './table.ts';

export type Account = NewAccount['account'];
/** Phone, role and what else is not in a public answer lie here too: answers name the fields they take. */
export type StoredProfile = NewProfile;

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

class AccountExists extends Error {}
class ProfileExists extends Error {}

/**
 * Makes the account of a confirmed person together with their first profile. Made twice, the first stays: one that an administrator deleted
 * since does not come back.
 */
export async function createAccount({ account, profile }: NewAccount): Promise<void> {
  const { userId } = account;
  const steps = [putNew(accountKey(userId), account, () => new AccountExists())];
  if (profile)
    steps.push(putNew(profileKey(userId, profile.profileType), profile, () => new ProfileExists()));
  try {
    await transact(steps);
  } catch (error) {
    if (error instanceof ProfileExists) return createAccount({ account });
    if (!(error instanceof AccountExists)) throw error;
  }
}

function putNew(key: Key, record: object, otherwise: () => Error): TransactionStep {
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...key, ...record },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    otherwise,
  };
}
