import { AppError } from '#shared/contract/errors.ts';
import { actOnReport } from '#shared/reports/endpoints.ts';
import type { ReportAction } from '#shared/reports/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/retry.ts';
import type { TransactionStep } from '../table/steps.ts';
import { transact } from '../table/write.ts';
import { moderatePost } from './moderate-post.ts';
import { presentReport } from './present-reports.ts';
import { auditStep } from './store/audit.ts';
import { findReport, recordAction, type StoredReport } from './store/reports.ts';
import { liftSuspensionStep, suspendStep } from './store/suspensions.ts';

const AUDITED = {
  dismiss: 'report-dismissed',
  hide_post: 'post-hidden',
  show_post: 'post-released',
  warn: 'person-warned',
  suspend: 'person-suspended',
  lift_suspension: 'suspension-lifted',
} as const satisfies Record<ReportAction, string>;

interface Doing {
  action: ReportAction;
  note?: string | undefined;
  actorId: string;
  now: Date;
}

export default endpoint(actOnReport, async ({ params: { reportId }, body, actor, now }) => {
  const doing = { ...body, actorId: actor.userId, now };
  const turn = async () => presentReport(await act(await findReport(reportId), doing));
  return await retry(turn);
});

/** What was done last is not done again; a suspension may follow the lifting of one. */
async function act(report: StoredReport, doing: Doing): Promise<StoredReport> {
  const { action, note, actorId, now } = doing;
  if (report.actions.at(-1)?.action === action) return report;
  if (action === 'dismiss' && report.status !== 'open') {
    throw new AppError('conflict', 'Something was done about this report already.');
  }
  const done = { action, actorId, at: now.toISOString(), ...(note && { note }) };
  const { after, step } = recordAction(report, done, now);
  const entry = { action: AUDITED[action], actorId, userId: report.reportedUserId, subject: report.id };
  await carryOut(report, doing, [step, auditStep(entry, now)]);
  return after;
}

/** Does it together with writing it down. A warning is a mail, which follows from the report by the table's stream. */
async function carryOut(
  report: StoredReport,
  { action, actorId, now }: Doing,
  alongside: readonly TransactionStep[],
): Promise<void> {
  const { reportedUserId } = report;
  if (action === 'hide_post' || action === 'show_post') {
    return await moderatePost(report, { hide: action === 'hide_post', actorId, now }, alongside);
  }
  if (action === 'suspend') return await transact([suspendStep(reportedUserId, actorId, now), ...alongside]);
  if (action === 'lift_suspension') return await transact([liftSuspensionStep(reportedUserId), ...alongside]);
  await transact(alongside);
}
