/** Community pledges and the totals they add up to. */
import { AppError } from '#shared/contract/errors.ts';
import { pledgeEditableUntil } from '#shared/pledges/edit-rules.ts';
import type {
  OwnPledge,
  PledgeBody,
  PledgeCard,
  PledgePhoto,
  PledgeRecord,
} from '#shared/pledges/schemas.ts';
import { totalsKey } from '../../table/keys.ts';
import { getItem } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { createPost, type PostRules } from './post-changes.ts';
import { findVisiblePost, type StoredPost } from './posts.ts';

export interface PledgeDetail {
  story: string;
  disposition: PledgeRecord['disposition'];
  pledgePointsEarned: number;
  mealsClaimed: number;
  mealsServed: number;
  photos: PledgePhoto[];
  updatedAt: string;
  /** Shown to the organization that claims, never in public. */
  handling: PledgeBody['handling'];
}

/** Splits a record into what lists show and the rest. */
export function toStored(
  record: PledgeRecord,
  handling: PledgeDetail['handling'],
): Pick<StoredPost<PledgeCard, PledgeDetail>, 'card' | 'detail'> {
  const {
    version: _version,
    story,
    disposition,
    pledgePointsEarned,
    mealsClaimed,
    mealsServed,
    photos,
    updatedAt,
    ...cardFields
  } = record;
  const primary = photos.find((photo) => photo.isPrimary);
  const { id, width, height, color } = primary ?? {};
  return {
    card: {
      ...cardFields,
      ...(id !== undefined &&
        width !== undefined &&
        height !== undefined &&
        color !== undefined && {
          photo: { id, width, height, color },
        }),
    },
    detail: {
      story,
      disposition,
      pledgePointsEarned,
      mealsClaimed,
      mealsServed,
      photos,
      updatedAt,
      handling,
    },
  };
}

export function toRecord({ card, detail, version }: StoredPost<PledgeCard, PledgeDetail>): PledgeRecord {
  const { photo: _primary, ...cardFields } = card;
  const { handling: _handling, ...publicDetail } = detail;
  return { ...cardFields, ...publicDetail, version };
}

/** As its owner sees it. */
export function toOwnPledge(post: StoredPost<PledgeCard, PledgeDetail>): OwnPledge {
  const editableUntil = new Date(pledgeEditableUntil(post.card)).toISOString();
  return { ...toRecord(post), handling: post.detail.handling, hidden: post.hidden, editableUntil };
}

export const pledgeRules: PostRules<PledgeCard, PledgeDetail> = {
  kind: 'pledge',
  counted: ({ card, detail }) => ({
    posts: 1,
    meals: card.mealsPledged,
    points: detail.pledgePointsEarned,
    likes: card.likeCount,
  }),
  listedUntil: () => undefined,
};

/** Writes a pledge, its listing, its owner's and the community's totals and whatever `alongside` brings, all or nothing. */
export async function createPledge(
  record: PledgeRecord,
  handling: PledgeDetail['handling'],
  alongside: readonly TransactionStep[],
): Promise<void> {
  await createPost(pledgeRules, toStored(record, handling), alongside);
}

/** @throws AppError `not_found` for an absent or hidden one */
export async function getPledge(pledgeId: string): Promise<PledgeRecord> {
  const post = await findVisiblePost<PledgeCard, PledgeDetail>('pledge', pledgeId);
  if (!post) throw new AppError('not_found', 'Pledge not found');
  return toRecord(post);
}

export interface Totals {
  mealsPledged: number;
  mealsClaimed: number;
  mealsServed: number;
  fishermen: number;
}

/** The community's totals; all zero before the first pledge. */
export async function getTotals(): Promise<Totals> {
  const totals = await getItem<Partial<Totals>>(totalsKey);
  return {
    mealsPledged: totals?.mealsPledged ?? 0,
    mealsClaimed: totals?.mealsClaimed ?? 0,
    mealsServed: totals?.mealsServed ?? 0,
    fishermen: totals?.fishermen ?? 0,
  };
}
