/** Marketplace catches. */

import type { CatchCard, CatchRecord } from '#shared/catches/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { statsKey } from './keys.ts';
import { findVisiblePost, putPost, type StoredPost } from './posts.ts';
import { type TransactionStep, tableName, transact } from './table.ts';

type CatchDetail = Omit<CatchRecord, keyof CatchCard | 'version'>;

/** Splits a record into what lists show and the rest. */
function toStored(record: CatchRecord): Pick<StoredPost<CatchCard, CatchDetail>, 'card' | 'detail'> {
  const {
    version: _version,
    disposition,
    description,
    contactMethod,
    contactInfo,
    pickupOptions,
    customPickupLocation,
    hasPhotos,
    photos,
    offeredUntil,
    updatedAt,
    ...cardFields
  } = record;
  const [primary] = photos;
  return {
    card: { ...cardFields, ...(primary && { photo: primary }) },
    detail: {
      disposition,
      description,
      contactMethod,
      contactInfo,
      pickupOptions,
      hasPhotos,
      photos,
      updatedAt,
      ...(customPickupLocation !== undefined && { customPickupLocation }),
      ...(offeredUntil !== undefined && { offeredUntil }),
    },
  };
}

function toRecord({ card, detail, version }: StoredPost<CatchCard, CatchDetail>): CatchRecord {
  const { photo: _primary, ...cardFields } = card;
  return { ...cardFields, ...detail, version };
}

/** Writes a catch, its listing, its owner's count and whatever `alongside` brings, all or nothing. */
export async function createCatch(record: CatchRecord, alongside: readonly TransactionStep[]): Promise<void> {
  const listedUntil = record.offeredUntil === undefined ? undefined : Date.parse(record.offeredUntil);
  await transact([
    ...putPost('catch', toStored(record), listedUntil),
    countCatch(record.fishermanId),
    ...alongside,
  ]);
}

function countCatch(userId: string): TransactionStep {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: statsKey(userId),
        UpdateExpression: 'ADD catches :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
  };
}

/** @throws AppError `not_found` for an absent or hidden one */
export async function getCatch(catchId: string): Promise<CatchRecord> {
  const post = await findVisiblePost<CatchCard, CatchDetail>('catch', catchId);
  if (!post) throw new AppError('not_found', 'Catch not found');
  return toRecord(post);
}
