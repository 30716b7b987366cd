import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import type { Report } from '#shared/reports/schemas.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import { getItems } from '../table/index.ts';
import { areTakenDown } from './reported-post.ts';
import { type StoredReport, suspension } from './store/items.ts';
import { toReceipt } from './store/reports.ts';

/** Reports as administrators see them: with what the two are called now, and whether the reported one is suspended. */
export async function presentReports(reports: readonly StoredReport[]): Promise<Report[]> {
  const reported = reports.map(({ reportedUserId }) => reportedUserId);
  const others = reports.flatMap(({ reporterId, actions }) => [
    ...(reporterId ? [reporterId] : []),
    ...actions.map(({ actorId }) => actorId),
  ]);
  const people = [...new Set([...reported, ...others])];
  const reportedIds = [...new Set(reported)];
  const [names, suspensions, takenDown] = await Promise.all([
    readPublicNames(people),
    getItems(reportedIds.map((userId) => suspension.key({ userId }))),
    areTakenDown(reports),
  ]);
  const nameOf = (userId: string) => names[people.indexOf(userId)] ?? DELETED_PERSON;
  const person = (userId: string) => ({ userId, name: nameOf(userId) });
  return reports.map((report, index) => ({
    ...toReceipt(report),
    status: report.status,
    ...(report.reporterId !== undefined && { reporter: person(report.reporterId) }),
    reported: person(report.reportedUserId),
    ...(report.message && { message: report.message }),
    ...(report.rating && { rating: report.rating }),
    ...(report.post && { post: report.post }),
    ...(report.profile && { profile: report.profile }),
    actions: report.actions.map((done) => ({ ...done, actorName: nameOf(done.actorId) })),
    version: report.version,
    ...(takenDown[index] !== undefined && { isTakenDown: takenDown[index] }),
    isSuspended: suspensions[reportedIds.indexOf(report.reportedUserId)] !== undefined,
  }));
}

export async function presentReport(report: StoredReport): Promise<Report> {
  const [presented] = await presentReports([report]);
  if (!presented) throw new Error('A report is presented as one');
  return presented;
}
