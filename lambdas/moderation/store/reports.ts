/** Stores reports: a queue for administrators, each with the actions taken. */
import { AppError } from '#shared/contract/errors.ts';
import { HANDLED_REPORT_LIFETIME } from '#shared/limits.ts';
import { namesPerson, type Report, type ReportReceipt, reportReceipt } from '#shared/moderation/schemas.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { reportedPhotos } from '../../photos/store/items.ts';
import { all, equals, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  report,
  reportAboutEntry,
  reportsAbout,
  reportsBy,
  reportsThatAre,
  type StoredAction,
  type StoredReport,
} from './items.ts';

/** Writes a report, what it is found by, and which photos are to be kept with it; together with what `alongside` brings, all or nothing. */
export async function createReport(
  stored: StoredReport,
  photos: readonly Photo[],
  alongside: readonly table.TransactionStep[],
): Promise<void> {
  const { id: reportId, reportedUserId: userId } = stored;
  await table.transact([
    table.put(report.item({ reportId }, stored)),
    table.put(reportAboutEntry.item({ userId, reportId }, {})),
    ...(photos.length > 0 ? [table.put(reportedPhotos.item({ userId, reportId }, { photos }))] : []),
    ...alongside,
  ]);
}

/** Reads one page: waiting reports, oldest first; handled ones, newest first. */
export async function listReports(status: Report['status'], page: table.PageRequest, now: Date) {
  const list = reportsThatAre(status);
  const ordered = status === 'open' ? { ...list, order: 'ascending' as const } : list;
  return await table.readCurrentPage(ordered, page, now, (each) => each.status === status);
}

/** @throws AppError `not_found` */
export async function findReport(reportId: string): Promise<StoredReport> {
  const found = await table.getItem(report.key({ reportId }), { consistent: true });
  if (!found) throw new AppError('not_found', words.reportNotFound);
  return found;
}

/** Gives the report with the action added, and the writes, which fail if somebody else changed the report meanwhile. */
export function recordAction(
  before: StoredReport,
  done: StoredAction,
  now: Date,
  more: Pick<StoredReport, 'suspendedAddressHash'> = {},
): { after: StoredReport; steps: table.TransactionStep[] } {
  const changes = {
    ...more,
    status: 'handled' as const,
    actions: [...before.actions, done],
    version: before.version + 1,
    expiresAt: table.expiryAfter(HANDLED_REPORT_LIFETIME, now),
  };
  const { expiresAt } = changes;
  const step = table.update(
    report.key({ reportId: before.id }),
    { set: { ...changes, gsi1pk: reportsThatAre(changes.status).partition } },
    table.ifUnchanged(equals('version', before.version)),
  );
  const ofPerson = { userId: before.reportedUserId, reportId: before.id };
  const about = table.update(reportAboutEntry.key(ofPerson), { set: { expiresAt } });
  const photos = before.status === 'open' ? [table.remove(reportedPhotos.key(ofPerson))] : [];
  return { after: { ...before, ...changes }, steps: [step, about, ...photos] };
}

/** The step that assigns a report, or unassigns it. The step throws ChangedMeanwhile if the assignee changed since it was read. */
export function assignStep(
  { id: reportId, assigneeId: before }: StoredReport,
  assigneeId: string | undefined,
) {
  const asRead = table.ifUnchanged(all(present, isStill('assigneeId', before)));
  return table.update(report.key({ reportId }), { set: { assigneeId } }, asRead);
}

/** Maximum entries in each list of a history. */
const MOST_PAST = 20;

/** Reads other reports about a person, or by them, newest first, with one query and one batch read. */
async function readPast(list: table.ItemList, exceptId: string | undefined) {
  const { items: keys } = await table.queryKeys(list, { limit: MOST_PAST + 2, newestFirst: true });
  const others = keys.filter(({ sk }) => sk !== exceptId);
  const found = await table.getItems(
    others.slice(0, MOST_PAST).map(({ sk }) => report.key({ reportId: sk })),
  );
  return { reports: found.filter((each) => each !== undefined), hasMore: others.length > MOST_PAST };
}

/** The newest reports about a person and by them, except one. */
export async function readHistory(userId: string, exceptId?: string) {
  const [about, by] = await Promise.all([
    readPast(reportsAbout(userId), exceptId),
    readPast(reportsBy(userId), exceptId),
  ]);
  return { about, by };
}

/** Removes a deleted account from the reports it made. The reports stay, because they protect others. */
export async function forgetReporter(reports: readonly table.Key[]): Promise<void> {
  const forgotten = { set: { reporterId: undefined, gsi2pk: undefined } };
  await table.transact(reports.map((key) => table.update(key, forgotten, table.onlyIf(present))));
}

/** The reporter's view of a report, without the fields for administrators only. */
export const toReceipt = ({ reportedUserId, ...stored }: StoredReport): ReportReceipt =>
  reportReceipt.parse({ ...stored, ...(namesPerson(stored) && { reportedUserId }) });
