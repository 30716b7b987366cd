import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { createReport } from '#shared/reports/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentIfKnown } from '../people/present-person.ts';
import { countAgainstLimit } from '../table/index.ts';
import { findEvidence } from './evidence.ts';
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
  const message = await findEvidence(userId, body);
  const receipt = { ...body, id: ulid(now.getTime()), createdAt: now.toISOString() };
  const report = { ...receipt, reporterId: userId, ...(message && { message }) };
  await reports.createReport({ ...report, status: 'open', actions: [], version: 1 }, [
    rememberAnswer(receipt),
  ]);
  return receipt;
});
