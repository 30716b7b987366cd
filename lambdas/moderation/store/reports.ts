/** Reports of people: a queue for administrators, each with what was done about it. */
import { AppError } from '#shared/contract/errors.ts';
import type { Report, ReportBody, ReportReceipt } from '#shared/reports/schemas.ts';
import { tableName } from '../../table/client.ts';
import { type Key, reportKey, reportsBy, reportsThatAre } from '../../table/keys.ts';
import { type PageRequest, readPage } from '../../table/page.ts';
import { keysIn } from '../../table/partition.ts';
import { getItem, getItems } from '../../table/read.ts';
import { ChangedMeanwhile } from '../../table/retry.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';

/** Seconds that a report is kept after the last thing was done about it. */
const HANDLED_LIFETIME = 365 * 86_400;

export interface StoredReport extends ReportBody {
  id: string;
  /** Absent once the reporter has deleted their account. */
  reporterId?: string;
  /** As it was when it was reported. */
  message?: NonNullable<Report['message']>;
  status: Report['status'];
  actions: Report['actions'];
  createdAt: string;
  /** Counts what was done, so that of two administrators one sees what the other did first. */
  version: number;
}

export async function createReport(
  report: StoredReport & { reporterId: string },
  alongside: readonly TransactionStep[],
): Promise<void> {
  const Item = {
    ...reportKey(report.id),
    gsi1pk: reportsThatAre(report.status),
    gsi2pk: reportsBy(report.reporterId),
    ...report,
  };
  await transact([{ item: { Put: { TableName: tableName(), Item } } }, ...alongside]);
}

/** One page of the reports of a state, newest first. */
export async function listReports(status: Report['status'], page: PageRequest, now: Date) {
  const list = { partition: reportsThatAre(status), index: 'gsi1' as const };
  const { items, ...rest } = await readPage(list, page, now);
  const found = (await getItems(items.map(({ sk }) => reportKey(sk)))) as unknown as (
    | StoredReport
    | undefined
  )[];
  // The index may lag behind what was done a moment ago.
  return { ...rest, items: found.filter((report) => report?.status === status) as StoredReport[] };
}

/** @throws AppError `not_found` */
export async function findReport(reportId: string): Promise<StoredReport & Key> {
  const found = await getItem<StoredReport>(reportKey(reportId), { consistent: true });
  if (!found) throw new AppError('not_found', 'Report not found');
  return found;
}

/** What a report is once something is done about it, and the step that writes it down unless somebody else did something meanwhile. */
export function recordAction(
  report: StoredReport,
  done: StoredReport['actions'][number],
  now: Date,
): { after: StoredReport; step: TransactionStep } {
  const after: StoredReport = {
    ...report,
    status: 'handled',
    actions: [...report.actions, done],
    version: report.version + 1,
  };
  const step: TransactionStep = {
    item: {
      Update: {
        TableName: tableName(),
        Key: reportKey(report.id),
        UpdateExpression:
          'SET gsi1pk = :list, #status = :status, actions = :actions, version = :version, expiresAt = :end',
        ConditionExpression: 'version = :before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':list': reportsThatAre(after.status),
          ':status': after.status,
          ':actions': after.actions,
          ':version': after.version,
          ':before': report.version,
          ':end': Math.floor(now.getTime() / 1000) + HANDLED_LIFETIME,
        },
      },
    },
    otherwise: () => new ChangedMeanwhile(),
  };
  return { after, step };
}

/** What a person reported, as they were told when they did. */
export async function readReportsBy(userId: string) {
  const made: ReportReceipt[] = [];
  for await (const keys of keysIn({ partition: reportsBy(userId), index: 'gsi2' })) {
    for (const found of await getItems(keys))
      if (found) made.push(toReceipt(found as unknown as StoredReport));
  }
  return made;
}

/** A report is kept for the sake of others; who made it is forgotten with their account. */
export async function forgetReporter(userId: string): Promise<void> {
  for await (const keys of keysIn({ partition: reportsBy(userId), index: 'gsi2' })) {
    await transact(
      keys.map(({ pk, sk }) => ({
        item: {
          Update: {
            TableName: tableName(),
            Key: { pk, sk },
            UpdateExpression: 'REMOVE reporterId, gsi2pk',
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
      })),
    );
  }
}

/** Without what is nobody's business but the administrators'. */
export function toReceipt(report: StoredReport): ReportReceipt {
  const { id, reportedUserId, reportType, description, messageId, catchId, pledgeId, createdAt } = report;
  return {
    id,
    reportedUserId,
    reportType,
    description,
    ...(messageId !== undefined && { messageId }),
    ...(catchId !== undefined && { catchId }),
    ...(pledgeId !== undefined && { pledgeId }),
    createdAt,
  };
}
