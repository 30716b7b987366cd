/** Reports of people: a queue for administrators, each with what was done about it. */
import { AppError } from '#shared/contract/errors.ts';
import { HANDLED_REPORT_LIFETIME } from '#shared/limits.ts';
import type { Report, ReportReceipt } from '#shared/reports/schemas.ts';
import * as words from '#words/refusals.ts';
import {
  ChangedMeanwhile,
  equals,
  getItem,
  getItems,
  type Key,
  onlyIf,
  type PageRequest,
  present,
  put,
  readPage,
  type TransactionStep,
  transact,
  update,
} from '../../table/index.ts';
import { report, reportsThatAre, type StoredReport } from './items.ts';

export async function createReport(
  stored: StoredReport,
  alongside: readonly TransactionStep[],
): Promise<void> {
  await transact([put(report.item({ reportId: stored.id }, stored)), ...alongside]);
}

/** One page of the reports of a state, newest first. */
export async function listReports(status: Report['status'], page: PageRequest, now: Date) {
  const { items, ...rest } = await readPage(reportsThatAre(status), page, now);
  const found = await getItems(items.map(({ sk }) => report.key({ reportId: sk })));
  // The index may lag behind what was done a moment ago.
  return { ...rest, items: found.flatMap((each) => (each?.status === status ? [each] : [])) };
}

/** @throws AppError `not_found` */
export async function findReport(reportId: string): Promise<StoredReport> {
  const found = await getItem(report.key({ reportId }), { consistent: true });
  if (!found) throw new AppError('not_found', words.reportNotFound);
  return found;
}

/** What a report is once something is done about it, and the step that writes it down unless somebody else did something meanwhile. */
export function recordAction(
  before: StoredReport,
  done: StoredReport['actions'][number],
  now: Date,
  more: Pick<StoredReport, 'suspendedAddressHash'> = {},
): { after: StoredReport; step: TransactionStep } {
  const changes = {
    ...more,
    status: 'handled' as const,
    actions: [...before.actions, done],
    version: before.version + 1,
    expiresAt: Math.floor((now.getTime() + HANDLED_REPORT_LIFETIME) / 1000),
  };
  const step = update(
    report.key({ reportId: before.id }),
    { set: { ...changes, gsi1pk: reportsThatAre(changes.status).partition } },
    onlyIf(equals('version', before.version), () => new ChangedMeanwhile()),
  );
  return { after: { ...before, ...changes }, step };
}

/** Reports are kept for the sake of others; who made them is forgotten with their account. */
export async function forgetReporter(reports: readonly Key[]): Promise<void> {
  const forgotten = { set: { reporterId: undefined, gsi2pk: undefined } };
  await transact(reports.map((key) => update(key, forgotten, onlyIf(present))));
}

/** Without what is nobody's business but the administrators', such as who wrote a rating. */
export function toReceipt(stored: StoredReport): ReportReceipt {
  const { id, reportedUserId, reportType, description, messageId, catchId, pledgeId, ratingId, createdAt } =
    stored;
  return {
    id,
    ...(ratingId === undefined ? { reportedUserId } : { ratingId }),
    reportType,
    description,
    ...(messageId !== undefined && { messageId }),
    ...(catchId !== undefined && { catchId }),
    ...(pledgeId !== undefined && { pledgeId }),
    createdAt,
  };
}
