/** What administrators do about a report: each action is done, recorded with the report and audited in one transaction. */
import { AppError } from '#shared/contract/errors.ts';
import type { ReportAction } from '#shared/reports/schemas.ts';
import { put, remove, type TransactionStep, transact } from '../table/index.ts';
import { moderatePost } from './moderate-post.ts';
import { auditStep } from './store/audit.ts';
import { type StoredReport, suspension } from './store/items.ts';
import { recordAction } from './store/reports.ts';

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

/**
 * What was done last is not done again; a suspension may follow the lifting of one.
 * @returns the report as it is then
 * @throws ChangedMeanwhile when somebody else did something about it; AppError `conflict` where the action makes no sense
 */
export async function takeAction(report: StoredReport, doing: Doing): Promise<StoredReport> {
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

/** A warning is a mail, which follows from the report by the table's stream. */
async function carryOut(
  report: StoredReport,
  { action, actorId, now }: Doing,
  alongside: readonly TransactionStep[],
): Promise<void> {
  if (action === 'hide_post' || action === 'show_post') {
    return await moderatePost(report, { hide: action === 'hide_post', actorId, now }, alongside);
  }
  const person = { userId: report.reportedUserId };
  const suspended = { suspendedAt: now.toISOString(), suspendedBy: actorId };
  const steps = {
    suspend: [put(suspension.item(person, suspended))],
    lift_suspension: [remove(suspension.key(person))],
    warn: [],
    dismiss: [],
  };
  await transact([...steps[action], ...alongside]);
}
