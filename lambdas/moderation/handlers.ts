import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { MAX_LIMIT } from '#shared/contract/list.ts';
import * as moderationEndpoints from '#shared/moderation/endpoints.ts';
import {
  type PastReport,
  type Report,
  type ReportHistory,
  reportEvidence,
} from '#shared/moderation/schemas.ts';
import * as peopleEndpoints from '#shared/people/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import { ensureAccountIfKnown } from '../people/store/ensure-account.ts';
import { nameIn, type PublicNames, personIn, readPublicNames } from '../people/store/public-names.ts';
import { readReportedPhotos } from '../photos/store/reported-photos.ts';
import { evidenceKey, readEvidence } from '../services/photo-bucket.ts';
import { changeSiteSettings, readSiteVersion } from '../site/store/site-settings.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItems, retry } from '../table/index.ts';
import { assignReport as assign, readAssignees } from './assign-report.ts';
import { findEvidence } from './evidence.ts';
import { takeAction } from './report-actions.ts';
import { areTakenDown } from './reported-post.ts';
import type { StoredReport } from './store/items.ts';
import * as reports from './store/reports.ts';
import { toReceipt } from './store/reports.ts';
import { releasePerson, suspendPerson } from './suspend-person.ts';

export const createReport = endpoint(
  moderationEndpoints.createReport,
  async ({ body, actor: { userId }, rememberAnswer, now }) => {
    const { photos = [], ...evidence } = await findEvidence(userId, body, now);
    const { reportedUserId } = evidence;
    if (reportedUserId === userId) throw fieldError('reportedUserId', words.reportOfOneself);
    if (!(await ensureAccountIfKnown(reportedUserId, now))) {
      throw new AppError('not_found', words.noSuchPerson);
    }
    const receipt = { ...body, id: ulid(now.getTime()), createdAt: now.toISOString() };
    const report = { ...receipt, ...evidence, reporterId: userId };
    await reports.createReport({ ...report, status: 'open', actions: [], version: 1 }, photos, [
      rememberAnswer(receipt),
    ]);
    return receipt;
  },
);

export const listReports = endpoint(
  moderationEndpoints.listReports,
  async ({ query: { status = 'open', assigned, ...page }, actor, now }) => {
    // One administrator's reports are few among all, so the pages read are long.
    const limit = assigned === undefined ? page.limit : MAX_LIMIT;
    const { items, ...rest } = await reports.listReports(status, { ...page, limit }, now);
    const wanted = assigned === 'mine' ? actor.userId : undefined;
    const assignees = assigned && (await readAssignees(items));
    return {
      ...rest,
      items: await presentReports(items.filter((_, at) => !assignees || assignees[at] === wanted)),
    };
  },
);

export const getReport = endpoint(moderationEndpoints.getReport, async ({ params: { reportId } }) => {
  const report = await reports.findReport(reportId);
  const { reportedUserId, reporterId } = report;
  const [presented, photos, reportedHistory, reporterHistory] = await Promise.all([
    presentReport(report),
    readReportedPhotos({ userId: reportedUserId, reportId }),
    historyOf(reportedUserId, reportId),
    reporterId === undefined ? undefined : historyOf(reporterId, reportId),
  ]);
  return { ...presented, photos: [...photos], reportedHistory, reporterHistory };
});

async function historyOf(userId: string, exceptId: string): Promise<ReportHistory> {
  const { about, by } = await reports.readHistory(userId, exceptId);
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

export const getReportPhoto = endpoint(
  moderationEndpoints.getReportPhoto,
  async ({ params: { reportId, photoId } }) => {
    const { reportedUserId: userId } = await reports.findReport(reportId);
    const kept = await readReportedPhotos({ userId, reportId });
    const isKept = kept.some(({ id }) => id === photoId);
    const url = isKept ? await readEvidence(evidenceKey(reportId, photoId)) : undefined;
    if (url === undefined) throw new AppError('not_found', words.reportPhotoNotKept);
    return { url };
  },
);

export const actOnReport = endpoint(
  moderationEndpoints.actOnReport,
  async ({ params: { reportId }, body, actor, now }) => {
    const doing = { ...body, actorId: actor.userId, now };
    return await retry(async () =>
      presentReport(await takeAction(await reports.findReport(reportId), doing)),
    );
  },
);

export const assignReport = endpoint(
  moderationEndpoints.assignReport,
  async ({ params: { reportId }, body, actor, now }) =>
    await retry(async () => {
      const report = await reports.findReport(reportId);
      return await presentReport(await assign(report, { ...body, actorId: actor.userId, now }));
    }),
);

export const getReadyTexts = endpoint(moderationEndpoints.getReadyTexts, () => readSiteVersion('readyTexts'));

export const setReadyTexts = endpoint(
  moderationEndpoints.setReadyTexts,
  async ({ body: { version, ...settings }, actor, now }) =>
    await changeSiteSettings('readyTexts', settings, { version, actorId: actor.userId, now }),
);

export const suspendUser = endpoint(
  peopleEndpoints.suspendUser,
  async ({ params: { userId }, body, actor, now }) => {
    const {
      suspendedAt: since,
      reason,
      until,
    } = await suspendPerson({ userId, actorId: actor.userId, ...body }, now);
    return { userId, since, reason, until };
  },
);

export const liftSuspension = endpoint(
  peopleEndpoints.liftSuspension,
  async ({ params: { userId }, actor, now }) => {
    await releasePerson({ userId, actorId: actor.userId }, now);
    return { lifted: true as const };
  },
);

/** Adds to reports the current names of both people, and whether the reported person is suspended. */
async function presentReports(reports: readonly StoredReport[]): Promise<Report[]> {
  const reported = reports.map(({ reportedUserId }) => reportedUserId);
  const others = reports.flatMap(({ reporterId, assigneeId, actions }) => [
    reporterId,
    assigneeId,
    ...actions.map(({ actorId }) => actorId),
  ]);
  const reportedIds = [...new Set(reported)];
  const [names, suspensions, takenDown, assignees] = await Promise.all([
    readPublicNames([...reported, ...others]),
    getItems(reportedIds.map((userId) => suspension.key({ userId }))),
    areTakenDown(reports),
    readAssignees(reports),
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
    ...presentAssignee(names, assignees[index]),
    isSuspended: suspensions[reportedIds.indexOf(report.reportedUserId)] !== undefined,
  }));
}

const presentAssignee = (names: PublicNames, assigneeId: string | undefined) =>
  assigneeId === undefined ? {} : { assignee: personIn(names, assigneeId) };

const presentReport = (report: StoredReport): Promise<Report> => presentOne(presentReports, report);
