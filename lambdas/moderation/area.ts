import { DAY, REPORT_DIGEST_HOUR } from '#shared/limits.ts';
import { URGENT_REPORTS } from '#shared/moderation/schemas.ts';
import { MOST_COUNTED } from '#shared/overview/schemas.ts';
import type { Fish } from '#shared/species/species.ts';
import { timeOfId } from '../core/time-of-id.ts';
import { putDue } from '../due/store/due.ts';
import { runner } from '../jobs/consume.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { landing } from '../landings/store/items.ts';
import { listMembers } from '../people/store/memberships.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { changeOfPost } from '../posts/store/stored-posts.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter, queryKeys, write } from '../table/index.ts';
import { sendModerationMail, sendSuspensionMail } from './emails.ts';
import { moderationMail, reportDigestMail, reportNews, suspensionMail, urgentReportMail } from './jobs.ts';
import { sendReportDigest, sendUrgentReportMail } from './report-emails.ts';
import { report, reportAboutEntry, reportsThatAre } from './store/items.ts';
import { forgetReporter, toReceipt } from './store/reports.ts';

export const items = [report, reportAboutEntry];

export const reactions = () => [
  on(report, { mailModeration, tellOfReport }),
  on(suspension, { mailSuspension }),
  on(POST_ITEMS.catch.record, { mailPostModeration }),
  on(POST_ITEMS.pledge.record, { mailPostModeration }),
  on(landing, { mailLandingModeration }),
];

export const jobs = () => [runner(reportNews, tellAdministrators)];

export const dueWork = [{ 'report-digest': (day: string) => enqueue([reportNews.of({ day })]) }];

export const mails = () => [
  runner(urgentReportMail, sendUrgentReportMail),
  runner(reportDigestMail, sendReportDigest),
  runner(moderationMail, sendModerationMail),
  runner(suspensionMail, sendSuspensionMail),
];

export const presenters = () => [presenter(report, toReceipt)];

export const erasers = () => [eraser(report, forgetReporter)];

/** Emails a person about the reason and length of their suspension, its changes, and its end. */
async function mailSuspension(change: Change): Promise<void> {
  const { params, before, after } = change.of(suspension);
  if (before && after && before.suspendedAt === after.suspendedAt) return;
  const terms = after && { reason: after.reason, until: after.until };
  await enqueue([suspensionMail.of({ changeId: change.id, ...params, terms })]);
}

/** Notifies administrators of an urgent report at once, and of others together once a day. */
async function tellOfReport(change: Change): Promise<void> {
  const { params, after } = change.of(report);
  if (!change.isInsertion || !after) return;
  if (URGENT_REPORTS.includes(after.reportType)) return await enqueue([reportNews.of(params)]);
  const due = nextDigest(Date.now());
  await write(putDue('report-digest', due.toISOString().slice(0, 10), due.getTime()));
}

/** Emails each administrator about one report, or about the number that still wait, if there are any. */
async function tellAdministrators(news: PayloadOf<typeof reportNews>): Promise<void> {
  const administrators = await listMembers('admin');
  if ('reportId' in news) {
    await enqueue(administrators.map(({ userId }) => urgentReportMail.of({ ...news, userId })));
    return;
  }
  const { items } = await queryKeys(reportsThatAre('open'), { limit: MOST_COUNTED });
  const told = { ...news, waiting: items.length };
  if (items.length > 0)
    await enqueue(administrators.map(({ userId }) => reportDigestMail.of({ ...told, userId })));
}

function nextDigest(now: number): Date {
  const due = new Date(now).setUTCHours(REPORT_DIGEST_HOUR, 0, 0, 0);
  return new Date(due > now ? due : due + DAY);
}

/** Emails a reported person about an administrator's action. Suspensions and hidden posts have their own emails. */
async function mailModeration(change: Change): Promise<void> {
  const { before, after } = change.of(report);
  const done = after?.actions.at(-1);
  if (!before || !after || !done || before.version === after.version) return;
  const { action, note } = done;
  if (action === 'suspend' || action === 'lift_suspension') return;
  const isOfPost = action === 'hide_post' || action === 'show_post';
  if (isOfPost && after.ratingId === undefined) return;
  const told = { userId: after.reportedUserId, action, isOfRating: isOfPost, note };
  await enqueue([moderationMail.of({ changeId: change.id, ...told })]);
}

/** Emails a fisherman that a post of theirs was hidden, or can be shown again, with or without a report. */
async function mailPostModeration(change: Change): Promise<void> {
  const { kind, before, after } = changeOfPost(change);
  const pledge = kind === 'pledge' ? change.of(POST_ITEMS.pledge.record).after : undefined;
  const seriesId = pledge?.detail.seriesId;
  if (after) await mailDecision(change, before, after, { ...after.card, seriesId });
}

/** The same about a landing, which is named by its first fish. */
async function mailLandingModeration(change: Change): Promise<void> {
  const { before, after } = change.of(landing);
  const [fish] = after?.card.expected ?? [];
  if (after && fish) await mailDecision(change, before, after, { ...fish, seriesId: after.card.seriesId });
}

interface Moderated {
  card: { fishermanId: string };
  moderation?: { isTakenDown: boolean; at: string; note?: string };
}

async function mailDecision(
  change: Change,
  before: Moderated | undefined,
  after: Moderated,
  { species, customSpecies, seriesId }: Fish & { seriesId?: string | undefined },
): Promise<void> {
  const done = after.moderation;
  if (!before || !done || before.moderation?.at === done.at) return;
  await enqueue([
    moderationMail.of({
      changeId: change.id,
      userId: after.card.fishermanId,
      action: done.isTakenDown ? 'hide_post' : 'show_post',
      post: {
        species,
        ...(customSpecies !== undefined && { customSpecies }),
        postedAt: timeOfId(change.key.sk),
      },
      endedSeries: done.isTakenDown && seriesId !== undefined,
      note: done.note,
    }),
  ]);
}
