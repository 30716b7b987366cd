/** People: their account, profiles, groups and counts lie in one partition, read at once by `GET /me`. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NewAccount, NewProfile } from '#shared/accounts/new-account.ts';
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { blockedIn } from '../../messages/store/blocks.ts';
import { messageCounts } from '../../messages/store/items.ts';
import { suspension } from '../../moderation/store/items.ts';
import { documentClient, tableName } from '../../table/client.ts';
import {
  accountKey,
  groupKey,
  type Key,
  personEntryKeys,
  profileKey,
  tombstoneKey,
  userPartition,
} from '../../table/keys.ts';
import { getItem, getItems } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';

export type Account = NewAccount['account'] & {
  /** One for all profiles. */
  photo?: Photo;
};
/**
 * Phone, role and what else is not in a public answer lie here too: answers name the fields they take. Only a profile of the sign-up
 * form has a ZIP code.
 */
export type StoredProfile = Omit<NewProfile, 'zipcode'> & { zipcode?: string; updatedAt?: string };

export interface Person {
  account: Account | undefined;
  profiles: StoredProfile[];
  groups: Group[];
  isDeleted: boolean;
  blockedUserIds: string[];
  isSuspended: boolean;
  unreadMessages: number;
}

/** Whether the membership records say that this person is in one of the groups now. */
export async function isMemberOfAny(userId: string, groups: readonly Group[]): Promise<boolean> {
  const records = await getItems(groups.map((group) => groupKey(userId, group)));
  return records.some((record) => record !== undefined);
}

/** Whether the account was deleted: tokens of it may be valid for a while yet. */
export async function isDeleted(userId: string): Promise<boolean> {
  return (await getItem(tombstoneKey(userId), { consistent: true })) !== undefined;
}

/** One request for all of a person. */
export async function readPerson(userId: string): Promise<Person> {
  return personOf(userId, await readPartition(userId));
}

/** The accounts of at most 100 people, undefined where there is none. */
export async function readAccounts(userIds: readonly string[]): Promise<(Account | undefined)[]> {
  return (await getItems(userIds.map(accountKey))) as unknown as (Account | undefined)[];
}

/** Everything that lies with a person, as it is stored. */
export async function readPartition(userId: string): Promise<(Record<string, unknown> & Key)[]> {
  const { Items } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :person',
      ExpressionAttributeValues: { ':person': userPartition(userId) },
      ConsistentRead: true,
    }),
  );
  return (Items ?? []) as (Record<string, unknown> & Key)[];
}

export function personOf(userId: string, items: readonly (Record<string, unknown> & Key)[]): Person {
  const under = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
  return {
    account: items.find((item) => item.sk === 'ACCOUNT') as unknown as Account | undefined,
    profiles: under('PROFILE#') as unknown as StoredProfile[],
    groups: GROUPS.filter((group) => items.some((item) => item.sk === groupKey(userId, group).sk)),
    isDeleted: items.some((item) => item.sk === tombstoneKey(userId).sk),
    blockedUserIds: blockedIn(items),
    isSuspended: items.some((item) => item.sk === suspension.key({ userId }).sk),
    unreadMessages: Number(items.find((item) => item.sk === messageCounts.key({ userId }).sk)?.unread ?? 0),
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
  const steps: TransactionStep[] = [putNew(accountKey(userId), account, () => new AccountExists())];
  for (const Item of personEntries(account)) steps.push({ item: { Put: { TableName: tableName(), Item } } });
  if (profile)
    steps.push(putNew(profileKey(userId, profile.profileType), profile, () => new ProfileExists()));
  try {
    await transact(steps);
  } catch (error) {
    if (error instanceof ProfileExists) return createAccount({ account });
    if (!(error instanceof AccountExists)) throw error;
  }
}

/** The entries of an account in the lists of people. */
export function personEntries(account: Account): (Key & { userId: string })[] {
  return personEntryKeys(account).map((key) => ({ ...key, userId: account.userId }));
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
