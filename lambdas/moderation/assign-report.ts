/** Assigns reports to administrators. */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { membership } from '../people/store/items.ts';
import { check, getItems, present, transact } from '../table/index.ts';
import type { StoredReport } from './store/items.ts';
import { assignStep } from './store/reports.ts';

interface Assignment {
  /** Undefined for nobody. */
  assigneeId?: string;
  /** The former assignee, as the administrator saw it. */
  before?: string;
  actorId: string;
  now: Date;
}

const adminKey = (userId: string) => membership.key({ userId, group: 'admin' });

/** Reads the assignee of each report; undefined for unassigned ones. */
export async function readAssignees(reports: readonly StoredReport[]): Promise<(string | undefined)[]> {
  const asked = [
    ...new Set(reports.flatMap(({ assigneeId }) => (assigneeId === undefined ? [] : [assigneeId]))),
  ];
  const found = await getItems(asked.map(adminKey));
  return reports.map(({ assigneeId }) =>
    assigneeId !== undefined && found[asked.indexOf(assigneeId)] ? assigneeId : undefined,
  );
}

/**
 * A repeat changes nothing.
 * @returns the report after the change
 * @throws AppError `conflict` when it was given to somebody else meanwhile, `not_allowed` to the reported person, and naming who may not have it;
 * ChangedMeanwhile when that happened just now
 */
export async function assignReport(
  report: StoredReport,
  { assigneeId, before, actorId, now }: Assignment,
): Promise<StoredReport> {
  if (report.reportedUserId === actorId) throw new AppError('not_allowed', words.reportAboutOneself);
  const [current] = await readAssignees([report]);
  if (current === assigneeId) return report;
  if (current !== before) throw new AppError('conflict', words.reportAssigned);
  if (assigneeId === report.reportedUserId) throw fieldError('assigneeId', words.assignedToReported);
  const isAdmin = (userId: string) =>
    check(adminKey(userId), present, () => fieldError('assigneeId', words.assigneeNotAdmin));
  const entry = {
    action: 'report-assigned',
    actorId,
    userId: assigneeId ?? current,
    subject: report.id,
    before: { isAssigned: current !== undefined },
    after: { isAssigned: assigneeId !== undefined },
  } as const;
  await transact([
    assignStep(report, assigneeId),
    ...(assigneeId === undefined ? [] : [isAdmin(assigneeId)]),
    ...auditSteps(entry, now),
  ]);
  return { ...report, assigneeId };
}
