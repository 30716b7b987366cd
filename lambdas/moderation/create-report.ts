import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { ensureAccountIfKnown } from '../people/store/ensure-account.ts';
import { findEvidence } from './evidence.ts';
import * as reports from './store/reports.ts';

export default endpoint(createReport, async ({ body, actor: { userId }, rememberAnswer, now }) => {
  const { photos = [], ...evidence } = await findEvidence(userId, body, now);
  const { reportedUserId } = evidence;
  if (reportedUserId === userId) throw fieldError('reportedUserId', words.reportOfOneself);
  if (!(await ensureAccountIfKnown(reportedUserId, now))) {
    throw new AppError('not_found', words.noSuchPerson);
  }
  const receipt = { ...body, id: ulid(now.getTime()), createdAt: now.toISOString() };
  const report = { ...receipt, ...evidence, reporterId: userId };
  await reports.createReport({ ...report, status: 'open', actions: [], version: 1 }, photos, [
    rememberAnswer(receipt),
  ]);
  return receipt;
});
