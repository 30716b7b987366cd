import { getReport } from '#shared/moderation/endpoints.ts';
import type { PastReport, ReportHistory } from '#shared/moderation/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentReport } from './present-reports.ts';
import type { StoredReport } from './store/items.ts';
import { findReport, readHistory, readReportedPhotos } from './store/reports.ts';

export default endpoint(getReport, async ({ params: { reportId } }) => {
  const report = await findReport(reportId);
  const { reportedUserId, reporterId } = report;
  const [presented, photos, reportedHistory, reporterHistory] = await Promise.all([
    presentReport(report),
    readReportedPhotos({ userId: reportedUserId, reportId }),
    historyOf(reportedUserId, reportId),
    reporterId === undefined ? undefined : historyOf(reporterId, reportId),
  ]);
  return { ...presented, photos: [...photos], reportedHistory, ...(reporterHistory && { reporterHistory }) };
});

async function historyOf(userId: string, exceptId: string): Promise<ReportHistory> {
  const { about, by } = await readHistory(userId, exceptId);
  return {
    about: about.reports.map(toPast),
    by: by.reports.map(toPast),
    hasMoreAbout: about.hasMore,
    hasMoreBy: by.hasMore,
  };
}

function toPast({ id, reportType, status, createdAt, actions }: StoredReport): PastReport {
  return { id, reportType, status, createdAt, actions: actions.map(({ action }) => action) };
}
