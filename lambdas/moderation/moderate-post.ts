import { AppError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { changePost } from '../posts/store/post-changes.ts';
import { readPost } from '../posts/store/posts.ts';
import { liftTakeDownStep, takeDownStep } from '../posts/store/taken-down.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import type { StoredReport } from './store/items.ts';

interface Moderation {
  /** Or to let its owner show it again. */
  hide: boolean;
  actorId: string;
  now: Date;
}

/**
 * Hides the post that a report is about, for good; or leaves it to its owner again, hidden as it is.
 * @throws AppError `conflict` when the report is about none, or about one that is gone
 */
export async function moderatePost(
  report: StoredReport,
  moderation: Moderation,
  alongside: readonly TransactionStep[],
): Promise<void> {
  const catchId = report.catchId ?? report.message?.catchId;
  if (report.pledgeId !== undefined) {
    return await moderate('pledge', report.pledgeId, report, moderation, alongside);
  }
  if (catchId === undefined) throw new AppError('conflict', 'This report is not about a post.');
  await moderate('catch', catchId, report, moderation, alongside);
}

async function moderate(
  kind: PostKind,
  postId: string,
  { reportedUserId }: StoredReport,
  { hide, actorId, now }: Moderation,
  alongside: readonly TransactionStep[],
): Promise<void> {
  if (!hide) return await transact([liftTakeDownStep(kind, postId), ...alongside]);
  const before = await readPost(kind, postId);
  if (!before) throw new AppError('conflict', GONE[kind]);
  if (before.record.fishermanId !== reportedUserId) {
    throw new AppError('conflict', 'The post is none of the reported person.');
  }
  const steps = [takeDownStep(kind, postId, actorId, now), ...alongside];
  await changePost(kind, before, { ...before, hidden: true }, steps);
}

const GONE: Readonly<Record<PostKind, string>> = {
  catch: 'The catch is not there any more.',
  pledge: 'The pledge is not there any more.',
};
