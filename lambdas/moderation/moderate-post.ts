/** Hides posts and the text of ratings permanently, or lets them be shown again. */
import { AppError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { landingNotFound } from '#words/landings/rules.ts';
import { changeLanding } from '../landings/store/change-landing.ts';
import { landing } from '../landings/store/items.ts';
import { LANDING_SERIES } from '../landings/store/series.ts';
import type { Post } from '../posts/store/kinds.ts';
import { PLEDGE_SERIES } from '../posts/store/pledge-series.ts';
import { changePost } from '../posts/store/post-changes.ts';
import { readPost } from '../posts/store/posts.ts';
import { liftTakeDownStep, takeDownStep } from '../posts/store/taken-down.ts';
import { hideWords } from '../ratings/store/ratings.ts';
import { stepsToEndWith } from '../series/store/series.ts';
import { getItem, type TransactionStep, transact } from '../table/index.ts';
import { postOf } from './reported-post.ts';
import type { StoredReport } from './store/items.ts';

interface Moderation {
  /** False lets the owner show it again. */
  hide: boolean;
  actorId: string;
  note?: string | undefined;
  now: Date;
}

/**
 * Hides a post permanently, or lets its owner show it again; until then it stays hidden. The series of a pledge that is
 * hidden ends with it. The stream sends the owner's email.
 * @throws ChangedMeanwhile when the post, or whether it is taken down, has changed since it was read
 */
export async function moderatePost<K extends PostKind>(
  kind: K,
  before: Post<K>,
  { hide, actorId, note, now }: Moderation,
  alongside: readonly TransactionStep[],
): Promise<Post<K>> {
  const { record } = before;
  const mark = hide ? takeDownStep(kind, record.id, actorId, now) : liftTakeDownStep(kind, record.id);
  const moderation = { isTakenDown: hide, at: now.toISOString(), ...(note && { note }) };
  const after = { record, hidden: hide || before.hidden, moderation };
  const seriesId = hide && 'seriesId' in record ? record.seriesId : undefined;
  const ended = await stepsToEndWith(PLEDGE_SERIES, seriesId);
  await changePost(kind, before, after, [mark, ...ended, ...alongside]);
  return after;
}

/**
 * The same for a report's post, landing or rating. A landing, or a rating's text, appears again when it is released.
 * @throws AppError `conflict` when the report is about neither, or about a post that is gone
 */
export async function moderateReported(
  report: StoredReport,
  moderation: Moderation,
  alongside: readonly TransactionStep[],
): Promise<void> {
  if (report.ratingId !== undefined)
    return await transact([hideWords(report.ratingId, moderation.hide), ...alongside]);
  if (report.landingId !== undefined) return await moderateLanding(report.landingId, moderation, alongside);
  const post = postOf(report);
  if (!post) throw new AppError('conflict', words.reportWithoutPost);
  const { kind, postId } = post;
  const before = await readPost(kind, postId);
  if (!before) throw new AppError('conflict', words.postGone(kind));
  if (before.record.fishermanId !== report.reportedUserId) {
    throw new AppError('conflict', words.notOfReported);
  }
  await moderatePost(kind, before, moderation, alongside);
}

/**
 * The series of a landing that is hidden ends with it.
 * @throws AppError `conflict` when it is gone; ChangedMeanwhile when it has changed since it was read
 */
async function moderateLanding(
  landingId: string,
  { hide, note, now }: Moderation,
  alongside: readonly TransactionStep[],
): Promise<void> {
  const before = await getItem(landing.key({ landingId }), { consistent: true });
  if (!before) throw new AppError('conflict', landingNotFound);
  const moderation = { isTakenDown: hide, at: now.toISOString(), ...(note && { note }) };
  const hidden = hide || before.withdrawn === true;
  const { seriesId } = before.card;
  await changeLanding(before, { ...before, hidden, moderation, version: before.version + 1 }, [
    ...alongside,
    ...(await stepsToEndWith(LANDING_SERIES, hide ? seriesId : undefined)),
  ]);
}
