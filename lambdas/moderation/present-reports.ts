import { type Report, reportEvidence } from '#shared/moderation/schemas.ts';
import { presentOne } from '../core/present-one.ts';
import { nameIn, personIn, readPublicNames } from '../people/store/public-names.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItems } from '../table/index.ts';
import { areTakenDown } from './reported-post.ts';
import type { StoredReport } from './store/items.ts';
import { toReceipt } from './store/reports.ts';

/** Reports as administrators see them: with what the two are called now, and whether the reported one is suspended. */
export async function presentReports(reports: readonly StoredReport[]): Promise<Report[]> {
  const reported = reports.map(({ reportedUserId }) => reportedUserId);
  const others = reports.flatMap(({ reporterId, actions }) => [
    reporterId,
    ...actions.map(({ actorId }) => actorId),
  ]);
  const reportedIds = [...new Set(reported)];
  const [names, suspensions, takenDown] = await Promise.all([
    readPublicNames([...reported, ...others]),
    getItems(reportedIds.map((userId) => suspension.key({ userId }))),
    areTakenDown(reports),
  ]);
  return reports.map((report, index) => ({
    ...toReceipt(report),
    status: report.status,
    ...(report.reporterId !== undefined && { reporter: personIn(names, report.reporterId) }),
    reported: personIn(names, report.reportedUserId),
    ...reportEvidence.parse(report),
    actions: report.actions.map((done) => ({ ...done, actorName: nameIn(names, done.actorId) })),
    version: report.version,
    ...(takenDown[index] !== undefined && { isTakenDown: takenDown[index] }),
    isSuspended: suspensions[reportedIds.indexOf(report.reportedUserId)] !== undefined,
  }));
}

export const presentReport = (report: StoredReport): Promise<Report> => presentOne(presentReports, report);
