/**
 * Likes of pledges. A like, the pledge's count in its record and in its listing, and its fisherman's total change together or not at all;
 * the like's own existence decides, so that no count is ever off or below zero. Likes of hidden pledges count in nobody's total.
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

/** Many like one pledge at the same time: a clash is tried again for about five seconds. */
const CLASHES = { maxAttempts: 12 };
/** Likes of a person that are erased at the same time. */
const CONCURRENT_ERASURES = 10;

class NothingToDo extends Error {}

const nothingToDo = () => new NothingToDo();
const notFound = () => new AppError('not_found', words.pledgeNotFound);
const notTheirOwn = () => new AppError('conflict', words.ownPledgeNotLiked);

/** Gives the count after it. @throws AppError `not_found` for an absent or hidden pledge, `conflict` for one's own */
export async function likePledge(userId: string, pledgeId: string, now: Date): Promise<number> {
  const pledge = await readVisible(pledgeId);
  if (pledge.record.fishermanId === userId) throw notTheirOwn();
  const stored = like.item({ userId, pledgeId }, { likedAt: now.toISOString() });
  return await changeLike(pledge, 1, table.put(stored, table.onlyIf(absent, nothingToDo)));
}

/** Gives the count after it. @throws AppError `not_found` for an absent or hidden pledge */
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

/** The likes of the newest pledges, and whether there are older ones. */
export async function listLikedPledges(userId: string): Promise<{ pledgeIds: string[]; more: boolean }> {
  const { items, more } = await table.lastIn(likesOf(userId), MAX_LIKES_IN_ME);
  return { pledgeIds: items.map(({ sk }) => sk), more };
}

/** Which of these pledges this person likes. */
export async function findLikedPledges(userId: string, pledgeIds: readonly string[]): Promise<string[]> {
  const likes = await table.getItems(pledgeIds.map((pledgeId) => like.key({ userId, pledgeId })));
  return pledgeIds.filter((_, index) => likes[index] !== undefined);
}

/** Takes back likes of a person, of hidden pledges too. Interrupted or repeated, each is counted off once. */
export async function eraseLikes(likes: readonly table.Key[], userId: string): Promise<void> {
  for (const some of inBatches(likes, CONCURRENT_ERASURES))
    await Promise.all(some.map(({ sk }) => eraseLike(userId, sk)));
}

async function eraseLike(userId: string, pledgeId: string): Promise<void> {
  try {
    // Hidden, shown or deleted in between, the pledge is read again.
    await table.retry(async () => {
      const pledge = await readPost('pledge', pledgeId);
      const counted = pledge ? countOnPost('pledge', pledge, { likeCount: -1 }) : [];
      await table.transact([removeLike(userId, pledgeId), ...counted], CLASHES);
    });
  } catch (error) {
    if (!(error instanceof NothingToDo)) throw error;
  }
}
