/**
 * What is counted of posts on show: of each person in STATS, of the community in TOTALS. Each change stands in the transaction of what it
 * counts; a hidden or deleted post counts as nothing.
 */

import { tableName } from '../../table/client.ts';
import { type PostKind, statsKey, totalsKey } from '../../table/keys.ts';
import { getItem } from '../../table/read.ts';
import { ChangedMeanwhile } from '../../table/retry.ts';
import type { TransactionStep } from '../../table/steps.ts';

/** What one post on show adds. Its likes are counted one by one as they come (likes.ts), and with it when it goes or comes back. */
export interface Counted {
  posts: number;
  meals: number;
  points: number;
  likes: number;
}

export const NOTHING: Counted = { posts: 0, meals: 0, points: 0, likes: 0 };

/** The steps that count a post as `after` where it was counted as `before`. */
export async function recount(
  kind: PostKind,
  userId: string,
  before: Counted,
  after: Counted,
): Promise<TransactionStep[]> {
  const posts = after.posts - before.posts;
  if (kind === 'catch') return posts === 0 ? [] : [countCatches(userId, posts)];
  const meals = after.meals - before.meals;
  const points = after.points - before.points;
  if (posts === 0) return meals === 0 && points === 0 ? [] : countMeals(userId, meals, points);
  const change = { posts, meals, points, likes: after.likes - before.likes };
  const stats = await getItem<{ pledges?: number }>(statsKey(userId), { consistent: true });
  return countPledges(userId, change, stats?.pledges ?? 0);
}

function countCatches(userId: string, by: number): TransactionStep {
  return { item: { Update: add(statsKey(userId), { catches: by }) } };
}

function countMeals(userId: string, meals: number, points: number): TransactionStep[] {
  return [
    { item: { Update: add(statsKey(userId), { pledgePoints: points }) } },
    { item: { Update: add(totalsKey, { mealsPledged: meals }) } },
  ];
}

/**
 * The community counts a fisherman while at least one pledge is on show: hence the condition on whether this is the first to come or the last
 * to go, and on nothing more, so that others do not stand in each other's way.
 */
function countPledges(userId: string, change: Counted, before: number): TransactionStep[] {
  const { posts, meals, points, likes } = change;
  const turn = posts > 0 ? 0 : 1;
  const turns = before === turn;
  const stats = add(statsKey(userId), {
    pledges: posts,
    pledgePoints: points,
    ...(likes !== 0 && { totalLikes: likes }),
  });
  const firstEver = turn === 0 ? 'attribute_not_exists(pledges) OR ' : '';
  return [
    {
      item: {
        Update: {
          ...stats,
          ConditionExpression: turns ? `${firstEver}pledges = :turn` : 'pledges > :turn',
          ExpressionAttributeValues: { ...stats.ExpressionAttributeValues, ':turn': turn },
        },
      },
      otherwise: () => new ChangedMeanwhile(),
    },
    { item: { Update: add(totalsKey, { mealsPledged: meals, ...(turns && { fishermen: posts }) }) } },
  ];
}

function add(Key: { pk: string; sk: string }, changes: Record<string, number>) {
  const names = Object.keys(changes);
  return {
    TableName: tableName(),
    Key,
    UpdateExpression: `ADD ${names.map((name) => `${name} :${name}`).join(', ')}`,
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, changes[name]])),
  };
}
