import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/general/refusals.ts';
import { changePost } from '../posts/store/post-changes.ts';
import { readPost } from '../posts/store/posts.ts';
import { liftTakeDownStep, takeDownStep } from '../posts/store/taken-down.ts';
import { hideWords } from '../ratings/store/ratings.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { postOf } from './reported-post.ts';
import type { StoredReport } from './store/items.ts';

interface Moderation {
  /** Or to let its owner show it again. */
  hide: boolean;
  actorId: string;
  now: Date;
}

/**
 * Hides the post that a report is about, for good; or leaves it to its owner again, hidden as it is. Of a rating the words, which come back.
 * @throws AppError `conflict` when the report is about none, or about one that is gone
 */
export async function moderatePost(
  report: StoredReport,
  { hide, actorId, now }: Moderation,
  alongside: readonly TransactionStep[],
): Promise<void> {
  if (report.ratingId !== undefined) return await transact([hideWords(report.ratingId, hide), ...alongside]);
  const post = postOf(report);
  if (!post) throw new AppError('conflict', words.reportWithoutPost);
  const { kind, postId } = post;
  if (!hide) return await transact([liftTakeDownStep(kind, postId), ...alongside]);
  const before = await readPost(kind, postId);
  if (!before) throw new AppError('conflict', words.postGone(kind));
  if (before.record.fishermanId !== report.reportedUserId) {
    throw new AppError('conflict', words.notOfReported);
  }
  const steps = [takeDownStep(kind, postId, actorId, now), ...alongside];
  await changePost(kind, before, { record: before.record, hidden: true }, steps);
}
