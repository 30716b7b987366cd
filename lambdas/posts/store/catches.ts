/** Marketplace catches. */

import { catchEditableUntil } from '#shared/catches/edit-rules.ts';
import type { CatchCard, CatchRecord, OwnCatch } from '#shared/catches/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { createPost, type PostRules } from './post-changes.ts';
import { findVisiblePost, type StoredPost } from './posts.ts';

export type CatchDetail = Omit<CatchRecord, keyof CatchCard | 'version'>;

/** Splits a record into what lists show and the rest. */
export function toStored(record: CatchRecord): Pick<StoredPost<CatchCard, CatchDetail>, 'card' | 'detail'> {
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

export function toRecord({ card, detail, version }: StoredPost<CatchCard, CatchDetail>): CatchRecord {
  const { photo: _primary, ...cardFields } = card;
  return { ...cardFields, ...detail, version };
}

/** As its owner sees it. */
export function toOwnCatch(post: StoredPost<CatchCard, CatchDetail>): OwnCatch {
  const editableUntil = new Date(catchEditableUntil(post.card)).toISOString();
  return { ...toRecord(post), hidden: post.hidden, editableUntil };
}

export const catchRules: PostRules<CatchCard, CatchDetail> = {
  kind: 'catch',
  counted: () => ({ posts: 1, meals: 0, points: 0, likes: 0 }),
  listedUntil: ({ detail }) =>
    detail.offeredUntil === undefined ? undefined : Date.parse(detail.offeredUntil),
};

/** Writes a catch, its listing, its owner's count and whatever `alongside` brings, all or nothing. */
export async function createCatch(record: CatchRecord, alongside: readonly TransactionStep[]): Promise<void> {
  await createPost(catchRules, toStored(record), alongside);
}

/** @throws AppError `not_found` for an absent or hidden one */
export async function getCatch(catchId: string): Promise<CatchRecord> {
  const post = await findVisiblePost<CatchCard, CatchDetail>('catch', catchId);
  if (!post) throw new AppError('not_found', 'Catch not found');
  return toRecord(post);
}
