import { AppError } from '#shared/contract/errors.ts';
import { actOnReport } from '#shared/reports/endpoints.ts';
import type { Report, ReportAction } from '#shared/reports/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { auditStep } from '../data/audit.ts';
import { findReport, ReportMoved, recordAction, type StoredReport } from '../data/reports.ts';
import { liftSuspensionStep, suspendStep } from '../data/suspensions.ts';
import type { TransactionStep } from '../data/table.ts';
import { presentReports } from './present-reports.ts';

const MAX_ATTEMPTS = 5;

const AUDITED = {
  dismiss: 'report-dismissed',
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
  for (let attempt = 1; ; attempt++) {
    try {
      return await present(await act(await findReport(reportId), doing));
    } catch (error) {
      if (!(error instanceof ReportMoved)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new AppError('conflict', undefined, { cause: error });
    }
  }
});

/** What was done last is not done again; a suspension may follow the lifting of one. */
async function act(report: StoredReport, doing: Doing): Promise<StoredReport> {
  const { action, note, actorId, now } = doing;
  if (report.actions.at(-1)?.action === action) return report;
  if (action === 'dismiss' && report.status !== 'open') {
    throw new AppError('conflict', 'Something was done about this report already.');
  }
  const done = { action, actorId, at: now.toISOString(), ...(note && { note }) };
  const entry = { action: AUDITED[action], actorId, userId: report.reportedUserId, subject: report.id };
  return await recordAction(report, done, now, [...stepsOf(report, doing), auditStep(entry, now)]);
}

/** A warning is a mail, which follows from the report by the table's stream. */
function stepsOf({ reportedUserId }: StoredReport, { action, actorId, now }: Doing): TransactionStep[] {
  if (action === 'suspend') return [suspendStep(reportedUserId, actorId, now)];
  if (action === 'lift_suspension') return [liftSuspensionStep(reportedUserId)];
  return [];
}

async function present(report: StoredReport): Promise<Report> {
  const [presented] = await presentReports([report]);
  if (!presented) throw new Error('A report is presented as one');
  return presented;
}
