/**
 * Likes of pledges. A like, the pledge's count in its record and listing, and its fisherman's total change in one
 * transaction. The transaction depends on whether the like exists, so that no count is ever wrong or below zero. Likes
 * of hidden pledges count in nobody's total.
 */
import { AppError } from '#shared/contract/errors.ts';
import { inBatches } from '#shared/in-batches.ts';
import { MAX_LIKES_IN_ME } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { countOnPost } from '../../posts/store/counters.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { readPost } from '../../posts/store/posts.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { like, likesOf } from './items.ts';

/** Many people may like one pledge at the same time: retries go on for about five seconds. */
const CLASHES = { maxAttempts: 12 };
/** Number of a person's likes that are erased in parallel. */
const CONCURRENT_ERASURES = 10;

class NothingToDo extends Error {}

const nothingToDo = () => new NothingToDo();
const notFound = () => new AppError('not_found', words.pledgeNotFound);
const notTheirOwn = () => new AppError('conflict', words.ownPledgeNotLiked);

/**
 * Returns the new count.
 * @throws AppError `not_found` for an absent or hidden pledge, `conflict` for the person's own
 */
export async function likePledge(userId: string, pledgeId: string, now: Date): Promise<number> {
  const pledge = await readVisible(pledgeId);
  if (pledge.record.fishermanId === userId) throw notTheirOwn();
  const stored = like.item({ userId, pledgeId }, { likedAt: now.toISOString() });
  return await changeLike(pledge, 1, table.put(stored, table.onlyIf(absent, nothingToDo)));
}

/** Removes a like and returns the new count. @throws AppError `not_found` if the pledge is absent or hidden */
export async function unlikePledge(userId: string, pledgeId: string): Promise<number> {
  return await changeLike(await readVisible(pledgeId), -1, removeLike(userId, pledgeId));
}

const removeLike = (userId: string, pledgeId: string) =>
  table.remove(like.key({ userId, pledgeId }), table.onlyIf(present, nothingToDo));

async function changeLike(pledge: Post<'pledge'>, by: 1 | -1, step: table.TransactionStep): Promise<number> {
  try {
    await table.transact([step, ...countOnPost('pledge', pledge, { likeCount: by })], CLASHES);
  } catch (error) {
    if (error instanceof table.ChangedMeanwhile) throw notFound();
    if (!(error instanceof NothingToDo)) throw error;
  }
  return (await readVisible(pledge.record.id)).record.likeCount;
}

async function readVisible(pledgeId: string): Promise<Post<'pledge'>> {
  const pledge = await readPost('pledge', pledgeId);
  if (!pledge || pledge.hidden) throw notFound();
  return pledge;
}

/** Returns a person's likes of the newest pledges, and whether there are more. */
export async function listLikedPledges(userId: string): Promise<{ pledgeIds: string[]; more: boolean }> {
  const { items, more } = await table.lastIn(likesOf(userId), MAX_LIKES_IN_ME);
  return { pledgeIds: items.map(({ sk }) => sk), more };
}

/** Returns those of these pledges that the person likes. */
export async function findLikedPledges(userId: string, pledgeIds: readonly string[]): Promise<string[]> {
  const likes = await table.getItems(pledgeIds.map((pledgeId) => like.key({ userId, pledgeId })));
  return pledgeIds.filter((_, index) => likes[index] !== undefined);
}

/** Erases likes of a person, also of hidden pledges. May be interrupted and repeated: each like is subtracted once. */
export async function eraseLikes(likes: readonly table.Key[], userId: string): Promise<void> {
  for (const some of inBatches(likes, CONCURRENT_ERASURES))
    await Promise.all(some.map(({ sk }) => eraseLike(userId, sk)));
}

async function eraseLike(userId: string, pledgeId: string): Promise<void> {
  try {
    // If the pledge is hidden, shown or deleted in the meantime, it is read again.
    await table.retry(async () => {
      const pledge = await readPost('pledge', pledgeId);
      const counted = pledge ? countOnPost('pledge', pledge, { likeCount: -1 }) : [];
      await table.transact([removeLike(userId, pledgeId), ...counted], CLASHES);
    });
  } catch (error) {
    if (!(error instanceof NothingToDo)) throw error;
  }
}
