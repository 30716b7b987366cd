import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { createReport } from '#shared/reports/endpoints.ts';
import type { ReportBody } from '#shared/reports/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentIfKnown } from '../messages/find-correspondents.ts';
import * as messages from '../messages/store/messages.ts';
import { type PostKind, postKey } from '../table/keys.ts';
import { countAgainstLimit } from '../table/rate-limit.ts';
import { getItem } from '../table/read.ts';
import * as reports from './store/reports.ts';

export default endpoint(createReport, async ({ body, actor: { userId }, rememberAnswer, now }) => {
  if (body.reportedUserId === userId) throw fieldError('reportedUserId', "You can't report yourself.");
  await countAgainstLimit(
    {
      name: 'report',
      who: userId,
      max: 20,
      windowMs: HOUR,
      message:
        'You have made many reports in the last hour. Please wait a while before you make another one.',
    },
    now,
  );
  if (!(await presentIfKnown(body.reportedUserId, now))) {
    throw new AppError('not_found', 'There is no such person.');
  }
  const [message] = await Promise.all([
    findReported(userId, body),
    requirePostOf(body, 'catch', body.catchId),
    requirePostOf(body, 'pledge', body.pledgeId),
  ]);
  const receipt = { ...body, id: ulid(now.getTime()), createdAt: now.toISOString() };
  await reports.createReport(
    {
      ...receipt,
      reporterId: userId,
      ...(message && { message }),
      status: 'open',
      actions: [],
      version: 1,
    },
    [rememberAnswer(receipt)],
  );
  return receipt;
});

/** The message as it is now: evidence that stays when its writer leaves. */
async function findReported(userId: string, { messageId, reportedUserId }: ReportBody) {
  if (messageId === undefined) return undefined;
  const copy = await messages.findMessage(userId, messageId);
  const { subject, content, createdAt, senderId, catchId } = messages.toMessage(userId, messageId, copy);
  if (senderId !== reportedUserId) {
    throw fieldError('messageId', 'This message was not written by the person you report.');
  }
  return { subject, content, createdAt, ...(catchId !== undefined && { catchId }) };
}

async function requirePostOf({ reportedUserId }: ReportBody, kind: PostKind, postId: string | undefined) {
  if (postId === undefined) return;
  const post = await getItem<{ card: { fishermanId: string } }>(postKey(kind, postId));
  if (post?.card.fishermanId === reportedUserId) return;
  throw fieldError(`${kind}Id`, `This ${kind} is none of the person you report.`);
}
