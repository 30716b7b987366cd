/** Community pledges and the totals they add up to. */
import { AppError } from '#shared/contract/errors.ts';
import type { PledgeCard, PledgePhoto, PledgeRecord } from '#shared/pledges/schemas.ts';
import { statsKey, totalsKey } from './keys.ts';
import { findVisiblePost, putPost, type StoredPost } from './posts.ts';
import { getItem, type TransactionStep, tableName, transact } from './table.ts';

interface PledgeDetail {
  story: string;
  disposition: PledgeRecord['disposition'];
  pledgePointsEarned: number;
  mealsClaimed: number;
  mealsServed: number;
  photos: PledgePhoto[];
  updatedAt: string;
  /** Shown to the organization that claims, never in public. */
  handling: { storage: string; icedAt?: string | undefined; temperature?: number | undefined };
}

function toStored(
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

function toRecord({ card, detail, version }: StoredPost<PledgeCard, PledgeDetail>): PledgeRecord {
  const { photo: _primary, ...cardFields } = card;
  const { handling: _handling, ...publicDetail } = detail;
  return { ...cardFields, ...publicDetail, version };
}

interface Stats {
  pledges?: number;
}

class StatsMoved extends Error {}

const MAX_ATTEMPTS = 5;

/** Writes a pledge, its listing, its owner's and the community's totals and whatever `alongside` brings, all or nothing. */
export async function createPledge(
  record: PledgeRecord,
  handling: PledgeDetail['handling'],
  alongside: readonly TransactionStep[],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stats = await getItem<Stats>(statsKey(record.fishermanId), { consistent: true });
    try {
      await transact([
        ...putPost('pledge', toStored(record, handling), undefined),
        ...countPledge(record, stats?.pledges ?? 0),
        ...alongside,
      ]);
      return;
    } catch (error) {
      if (!(error instanceof StatsMoved) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The community counts a fisherman once, with the first pledge: hence the condition on what was there before. */
function countPledge(record: PledgeRecord, pledgesBefore: number): TransactionStep[] {
  const isFirst = pledgesBefore === 0;
  return [
    {
      item: {
        Update: {
          TableName: tableName(),
          Key: statsKey(record.fishermanId),
          UpdateExpression: 'ADD pledges :one, pledgePoints :points',
          ConditionExpression: isFirst
            ? 'attribute_not_exists(pledges) OR pledges = :zero'
            : 'pledges > :zero',
          ExpressionAttributeValues: { ':one': 1, ':points': record.pledgePointsEarned, ':zero': 0 },
        },
      },
      otherwise: () => new StatsMoved(),
    },
    {
      item: {
        Update: {
          TableName: tableName(),
          Key: totalsKey,
          UpdateExpression: 'ADD mealsPledged :meals, fishermen :fishermen',
          ExpressionAttributeValues: { ':meals': record.mealsPledged, ':fishermen': isFirst ? 1 : 0 },
        },
      },
    },
  ];
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
