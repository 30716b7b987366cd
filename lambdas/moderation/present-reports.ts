import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import type { Report } from '#shared/reports/schemas.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import { getItems } from '../table/index.ts';
import { type StoredReport, suspension } from './store/items.ts';
import { toReceipt } from './store/reports.ts';

/** Reports as administrators see them: with what the two are called now, and whether the reported one is suspended. */
export async function presentReports(reports: readonly StoredReport[]): Promise<Report[]> {
  const reported = reports.map(({ reportedUserId }) => reportedUserId);
  const people = [
    ...new Set([...reported, ...reports.flatMap(({ reporterId }) => (reporterId ? [reporterId] : []))]),
  ];
  const reportedIds = [...new Set(reported)];
  const [names, suspensions] = await Promise.all([
    readPublicNames(people),
    getItems(reportedIds.map((userId) => suspension.key({ userId }))),
  ]);
  const person = (userId: string) => ({ userId, name: names[people.indexOf(userId)] ?? DELETED_PERSON });
  return reports.map((report) => ({
    ...toReceipt(report),
    status: report.status,
    ...(report.reporterId !== undefined && { reporter: person(report.reporterId) }),
    reported: person(report.reportedUserId),
    ...(report.message && { message: report.message }),
    ...(report.rating && { rating: report.rating }),
    actions: report.actions,
    isSuspended: suspensions[reportedIds.indexOf(report.reportedUserId)] !== undefined,
  }));
}

export async function presentReport(report: StoredReport): Promise<Report> {
  const [presented] = await presentReports([report]);
  if (!presented) throw new Error('A report is presented as one');
  return presented;
}
