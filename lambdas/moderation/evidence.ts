/** What a report refers to. */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { ReportBody } from '#shared/reports/schemas.ts';
import { nothingToReport } from '#words/ratings.ts';
import * as words from '#words/refusals.ts';
import * as messages from '../messages/store/messages.ts';
import { readPost } from '../posts/store/posts.ts';
import { findRating } from '../ratings/store/ratings.ts';
import type { StoredReport } from './store/items.ts';

interface Evidence extends Pick<StoredReport, 'message' | 'rating'> {
  reportedUserId: string;
}

/**
 * Whom a report is about, with the message or the rating as it is now: it stays when its writer leaves.
 * @throws AppError naming the field of a message or post that is none of the reported person; `conflict` for a rating without words
 */
export async function findEvidence(
  userId: string,
  { reportedUserId, ...report }: ReportBody,
): Promise<Evidence> {
  if (reportedUserId === undefined) return await findReportedRating(report.ratingId ?? '');
  const about = { ...report, reportedUserId };
  const [message] = await Promise.all([
    findReportedMessage(userId, about),
    requirePostOf(about, 'catch', report.catchId),
    requirePostOf(about, 'pledge', report.pledgeId),
  ]);
  return { reportedUserId, ...(message && { message }) };
}

async function findReportedRating(ratingId: string): Promise<Evidence> {
  const { fishermanId, raterId, stars, comment, isHidden } = (await findRating(ratingId)).card;
  if (raterId === undefined || comment === undefined || isHidden) {
    throw new AppError('conflict', nothingToReport);
  }
  return { reportedUserId: raterId, rating: { fishermanId, stars, comment } };
}

type AboutPerson = ReportBody & { reportedUserId: string };

async function findReportedMessage(userId: string, { messageId, reportedUserId }: AboutPerson) {
  if (messageId === undefined) return undefined;
  const copy = await messages.findMessage(userId, messageId);
  const { subject, content, createdAt, senderId, catchId } = messages.toMessage(userId, messageId, copy);
  if (senderId !== reportedUserId) {
    throw fieldError('messageId', words.messageOfAnother);
  }
  return { subject, content, createdAt, ...(catchId !== undefined && { catchId }) };
}

async function requirePostOf({ reportedUserId }: AboutPerson, kind: PostKind, postId: string | undefined) {
  if (postId === undefined) return;
  const post = await readPost(kind, postId, { consistent: false });
  if (post?.record.fishermanId === reportedUserId) return;
  throw fieldError(`${kind}Id`, words.postOfAnother(kind));
}
