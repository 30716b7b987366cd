import { AppError } from '#shared/contract/errors.ts';
import { catchRules } from '../posts/store/catches.ts';
import { pledgeRules } from '../posts/store/pledges.ts';
import { changePost, type PostRules } from '../posts/store/post-changes.ts';
import { type CardKeys, readPost } from '../posts/store/posts.ts';
import { liftTakeDownStep, takeDownStep } from '../posts/store/taken-down.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import type { PostKind } from '../table/keys.ts';
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
    return await moderate(pledgeRules, report.pledgeId, report, moderation, alongside);
  }
  if (catchId === undefined) throw new AppError('conflict', 'This report is not about a post.');
  await moderate(catchRules, catchId, report, moderation, alongside);
}

async function moderate<Card extends CardKeys, Detail extends object>(
  rules: PostRules<Card, Detail>,
  postId: string,
  { reportedUserId }: StoredReport,
  { hide, actorId, now }: Moderation,
  alongside: readonly TransactionStep[],
): Promise<void> {
  if (!hide) return await transact([liftTakeDownStep(rules.kind, postId), ...alongside]);
  const before = await readPost<Card, Detail>(rules.kind, postId);
  if (!before) throw new AppError('conflict', GONE[rules.kind]);
  if (before.card.fishermanId !== reportedUserId) {
    throw new AppError('conflict', 'The post is none of the reported person.');
  }
  const steps = [takeDownStep(rules.kind, postId, actorId, now), ...alongside];
  await changePost(rules, before, { ...before, hidden: true }, steps);
}

const GONE: Readonly<Record<PostKind, string>> = {
  catch: 'The catch is not there any more.',
  pledge: 'The pledge is not there any more.',
};
