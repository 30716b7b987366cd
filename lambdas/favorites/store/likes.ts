/**
 * Likes of pledges. A like, the pledge's count in its record and in its listing, and its fisherman's total change together or not at all;
 * the like's own existence decides, so that no count is ever off or below zero. What hidden pledges have is in nobody's total.
 */
import { AppError } from '#shared/contract/errors.ts';
import { HEARTS_IN_ME } from '#shared/limits.ts';
import { likeKey, likersOf, likesOf, listingKey, postKey, statsKey } from '../../table/keys.ts';
import { itemsIn, keysIn, lastIn } from '../../table/partition.ts';
import { getItem, getItems, type TransactionStep, tableName, transact } from '../../table/table.ts';

export interface StoredLike {
  likedAt: string;
}

interface LikedPledge {
  card: { fishermanId: string; likeCount: number };
  hidden: boolean;
}

/** Many like one pledge at the same time: a clash is tried again for about five seconds. */
const PATIENCE = { tries: 12 };
/** Likes of a person that are erased at the same time. */
const AT_ONCE = 10;
const MAX_ATTEMPTS = 5;

class NothingToDo extends Error {}
class PledgeMoved extends Error {}

/** Gives the count after it. @throws AppError `not_found` for an absent or hidden pledge */
export async function likePledge(userId: string, pledgeId: string, now: Date): Promise<number> {
  const like: StoredLike = { likedAt: now.toISOString() };
  await change(pledgeId, 1, {
    Put: {
      TableName: tableName(),
      Item: { ...likeKey(userId, pledgeId), gsi1pk: likersOf(pledgeId), ...like },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  return (await findVisible(pledgeId)).card.likeCount;
}

/** Gives the count after it. @throws AppError `not_found` for an absent or hidden pledge */
export async function unlikePledge(userId: string, pledgeId: string): Promise<number> {
  await change(pledgeId, -1, deleteLike(userId, pledgeId));
  return (await findVisible(pledgeId)).card.likeCount;
}

async function change(pledgeId: string, by: 1 | -1, like: TransactionStep['item']): Promise<void> {
  const pledge = await findVisible(pledgeId);
  try {
    await transact(
      [{ item: like, otherwise: () => new NothingToDo() }, ...count(pledgeId, pledge, by)],
      PATIENCE,
    );
  } catch (error) {
    if (error instanceof PledgeMoved) throw absent();
    if (!(error instanceof NothingToDo)) throw error;
  }
}

const absent = () => new AppError('not_found', 'Pledge not found');

async function findVisible(pledgeId: string): Promise<LikedPledge> {
  const pledge = await find(pledgeId);
  if (!pledge || pledge.hidden) throw absent();
  return pledge;
}

const find = (pledgeId: string) => getItem<LikedPledge>(postKey('pledge', pledgeId), { consistent: true });

function deleteLike(userId: string, pledgeId: string): TransactionStep['item'] {
  return {
    Delete: {
      TableName: tableName(),
      Key: likeKey(userId, pledgeId),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
}

/** Counts one like more or less wherever a pledge's likes are counted. The version stays: a like is no edit. */
function count(pledgeId: string, { card, hidden }: LikedPledge, by: 1 | -1): TransactionStep[] {
  const TableName = tableName();
  const otherwise = () => new PledgeMoved();
  const one = { ':by': by };
  const UpdateExpression = 'SET card.likeCount = card.likeCount + :by';
  const record: TransactionStep = {
    item: {
      Update: {
        TableName,
        Key: postKey('pledge', pledgeId),
        UpdateExpression,
        ConditionExpression: 'attribute_exists(pk) AND #hidden = :hidden',
        ExpressionAttributeNames: { '#hidden': 'hidden' },
        ExpressionAttributeValues: { ...one, ':hidden': hidden },
      },
    },
    otherwise,
  };
  if (hidden) return [record];
  const there = { ConditionExpression: 'attribute_exists(pk)', ExpressionAttributeValues: one };
  return [
    record,
    {
      item: { Update: { TableName, Key: listingKey('pledge', pledgeId), UpdateExpression, ...there } },
      otherwise,
    },
    {
      item: {
        Update: {
          TableName,
          Key: statsKey(card.fishermanId),
          UpdateExpression: 'ADD totalLikes :by',
          ...there,
        },
      },
      otherwise,
    },
  ];
}

/** The likes of the newest pledges, and whether there are older ones. */
export async function listLikedPledges(userId: string): Promise<{ pledgeIds: string[]; more: boolean }> {
  const { items, more } = await lastIn(likesOf(userId), HEARTS_IN_ME);
  return { pledgeIds: items.map(({ sk }) => sk), more };
}

/** Which of at most 100 pledges this person likes. */
export async function findLikedPledges(userId: string, pledgeIds: readonly string[]): Promise<string[]> {
  const likes = await getItems(pledgeIds.map((pledgeId) => likeKey(userId, pledgeId)));
  return pledgeIds.filter((_, index) => likes[index] !== undefined);
}

/** All likes of a person, as they are stored. */
export async function readLikes(userId: string): Promise<{ pledgeId: string; likedAt: string }[]> {
  const likes: { pledgeId: string; likedAt: string }[] = [];
  for await (const items of itemsIn<StoredLike>(likesOf(userId))) {
    likes.push(...items.map(({ sk, likedAt }) => ({ pledgeId: sk, likedAt })));
  }
  return likes;
}

/** Erases the likes of a pledge that is no more: there is nothing left to count them in. */
export async function eraseLikesOf(pledgeId: string): Promise<void> {
  for await (const keys of keysIn(likersOf(pledgeId))) {
    await transact(keys.map((Key) => ({ item: { Delete: { TableName: tableName(), Key } } })));
  }
}

/** Takes back all likes of a person, of hidden pledges too. Interrupted or repeated, each is counted off once. */
export async function eraseLikesBy(userId: string): Promise<void> {
  for await (const likes of itemsIn<StoredLike>(likesOf(userId), AT_ONCE)) {
    await Promise.all(likes.map(({ sk }) => eraseLike(userId, sk)));
  }
}

async function eraseLike(userId: string, pledgeId: string): Promise<void> {
  const like: TransactionStep = { item: deleteLike(userId, pledgeId), otherwise: () => new NothingToDo() };
  for (let attempt = 1; ; attempt++) {
    const pledge = await find(pledgeId);
    try {
      return await transact([like, ...(pledge ? count(pledgeId, pledge, -1) : [])], PATIENCE);
    } catch (error) {
      if (error instanceof NothingToDo) return;
      // Hidden, shown or deleted in between.
      if (!(error instanceof PledgeMoved) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
