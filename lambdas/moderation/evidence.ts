/** What a report refers to. */
import { fieldError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { ReportBody } from '#shared/reports/schemas.ts';
import * as words from '#words/refusals.ts';
import * as messages from '../messages/store/messages.ts';
import { readPost } from '../posts/store/posts.ts';

/**
 * The message that is reported, as it is now: it stays when its writer leaves.
 * @throws AppError naming the field of a message or post that is none of the reported person
 */
export async function findEvidence(userId: string, report: ReportBody) {
  const [message] = await Promise.all([
    findReportedMessage(userId, report),
    requirePostOf(report, 'catch', report.catchId),
    requirePostOf(report, 'pledge', report.pledgeId),
  ]);
  return message;
}

async function findReportedMessage(userId: string, { messageId, reportedUserId }: ReportBody) {
  if (messageId === undefined) return undefined;
  const copy = await messages.findMessage(userId, messageId);
  const { subject, content, createdAt, senderId, catchId } = messages.toMessage(userId, messageId, copy);
  if (senderId !== reportedUserId) {
    throw fieldError('messageId', words.messageOfAnother);
  }
  return { subject, content, createdAt, ...(catchId !== undefined && { catchId }) };
}

async function requirePostOf({ reportedUserId }: ReportBody, kind: PostKind, postId: string | undefined) {
  if (postId === undefined) return;
  const post = await readPost(kind, postId, { consistent: false });
  if (post?.record.fishermanId === reportedUserId) return;
  throw fieldError(`${kind}Id`, words.postOfAnother(kind));
}
