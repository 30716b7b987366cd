/** Profiles of a person, and the photo they share. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { PROFILE_TYPES, type ProfileType } from '#shared/accounts/profile-types.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { ProfilePatch } from '#shared/profiles/schemas.ts';
import { auditStep } from '../../moderation/store/audit.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { accountKey, type Key, profileKey } from '../../table/keys.ts';
import { getItems } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';
import type { Account, StoredProfile } from './users.ts';

class OthersMoved extends Error {}

const MAX_ATTEMPTS = 5;

/**
 * Adds a profile; the first one becomes primary. That no other one came or went in between is a condition of the write, so that of two at
 * once exactly one is primary.
 * @throws AppError `conflict` when there is one of this type
 */
export async function addProfile(
  userId: string,
  profile: Omit<StoredProfile, 'isPrimary'>,
  alongside: (added: StoredProfile) => readonly TransactionStep[],
): Promise<StoredProfile> {
  for (let attempt = 1; ; attempt++) {
    const others = PROFILE_TYPES.filter((type) => type !== profile.profileType);
    const found = await getItems(others.map((type) => profileKey(userId, type)));
    const added = { ...profile, isPrimary: found.every((other) => other === undefined) };
    try {
      await transact([
        putProfile(userId, added),
        ...others.map((type, index) => stays(profileKey(userId, type), found[index] !== undefined)),
        ...alongside(added),
      ]);
      return added;
    } catch (error) {
      if (!(error instanceof OthersMoved) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function putProfile(userId: string, profile: StoredProfile): TransactionStep {
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...profileKey(userId, profile.profileType), ...profile },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    otherwise: () => new AppError('conflict', 'You already have a profile of this type.'),
  };
}

function stays(key: Key, isThere: boolean): TransactionStep {
  const ConditionExpression = isThere ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)';
  return {
    item: { ConditionCheck: { TableName: tableName(), Key: key, ConditionExpression } },
    otherwise: () => new OthersMoved(),
  };
}

/** Changes the fields that are given. @throws AppError `not_found` when there is no such profile */
export async function changeProfile(
  userId: string,
  profileType: ProfileType,
  patch: ProfilePatch,
  now: Date,
): Promise<StoredProfile> {
  const changes = Object.entries({ ...patch, updatedAt: now.toISOString() }).filter(
    ([, value]) => value !== undefined,
  );
  const changed = await updateExisting(
    profileKey(userId, profileType),
    {
      UpdateExpression: `SET ${changes.map(([field]) => `#${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changes.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(changes.map(([field, value]) => [`:${field}`, value])),
    },
    'Profile not found',
  );
  return changed as unknown as StoredProfile;
}

/** The step that makes an upload's photo the person's; the one before is swept by the stream. */
export function setPhotoStep(userId: string, photo: Photo): TransactionStep {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: accountKey(userId),
        UpdateExpression: 'SET photo = :photo',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':photo': photo },
      },
    },
    otherwise: () => new AppError('not_signed_in'),
  };
}

export async function removePhoto(userId: string): Promise<Account> {
  const account = await updateExisting(accountKey(userId), { UpdateExpression: 'REMOVE photo' });
  return account as unknown as Account;
}

/**
 * Deletes all profiles of a person and their photo: what an administrator may. The account stays, and may make new ones.
 * @throws AppError `not_found` when there is none
 */
export async function deleteProfiles(userId: string, actorId: string, now: Date): Promise<ProfileType[]> {
  const TableName = tableName();
  const found = await getItems([
    accountKey(userId),
    ...PROFILE_TYPES.map((type) => profileKey(userId, type)),
  ]);
  const deleted = PROFILE_TYPES.filter((_, index) => found[index + 1] !== undefined);
  if (deleted.length === 0) throw new AppError('not_found', 'Profile not found');
  const Key = accountKey(userId);
  const forgetPhoto: TransactionStep[] = found[0]
    ? [{ item: { Update: { TableName, Key, UpdateExpression: 'REMOVE photo' } } }]
    : [];
  await transact([
    ...deleted.map((type) => ({
      item: {
        Delete: { TableName, Key: profileKey(userId, type), ConditionExpression: 'attribute_exists(pk)' },
      },
    })),
    ...forgetPhoto,
    auditStep({ action: 'profile-deleted', actorId, userId, subject: deleted.join(' ') }, now),
  ]);
  return deleted;
}

type Change = Pick<
  ConstructorParameters<typeof UpdateCommand>[0],
  'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

async function updateExisting(key: Key, change: Change, absent?: string) {
  try {
    const { Attributes } = await documentClient.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key,
        ...change,
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new AppError('not_found', absent, { cause: error });
  }
}
