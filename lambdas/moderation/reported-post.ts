/** Finds the thing that a report is about, and whether administrators have hidden it. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { landing, type StoredLanding } from '../landings/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { rating } from '../ratings/store/items.ts';
import { getItems, type Key } from '../table/index.ts';
import type { StoredReport } from './store/items.ts';

/** The post that a report is about; for a message, the catch that it is about. */
export function postOf({
  pledgeId,
  catchId,
  message,
}: StoredReport): { kind: PostKind; postId: string } | undefined {
  const reportedCatch = catchId ?? message?.catchId;
  if (pledgeId !== undefined) return { kind: 'pledge', postId: pledgeId };
  if (reportedCatch !== undefined) return { kind: 'catch', postId: reportedCatch };
  return undefined;
}

function markKeyOf(report: StoredReport) {
  if (report.ratingId !== undefined) return rating.key({ ratingId: report.ratingId });
  if (report.landingId !== undefined) return landing.key({ landingId: report.landingId });
  const post = postOf(report);
  // A message may be about another person's catch.
  const isTheirs = post && (report.message === undefined || report.post !== undefined);
  return isTheirs ? POST_ITEMS[post.kind].takenDown.key({ postId: post.postId }) : undefined;
}

/** Whether each report's post, landing or rating is hidden; undefined for all other reports. */
export async function areTakenDown(reports: readonly StoredReport[]): Promise<(boolean | undefined)[]> {
  const keys = reports.map(markKeyOf);
  // Several reports about one post need only one read.
  const asked = new Map(keys.flatMap((key) => (key ? [[nameOf(key), key] as const] : [])));
  const marks = await getItems([...asked.values()]);
  const found = new Map(marks.flatMap((mark) => (mark ? [[nameOf(mark), mark] as const] : [])));
  return keys.map((key) => {
    if (!key) return undefined;
    const mark = found.get(nameOf(key));
    if (rating.is(key)) return mark !== undefined && rating.is(mark) && mark.card.isHidden === true;
    if (landing.is(key)) return mark !== undefined && landing.is(mark) && isTakenDown(mark);
    return mark !== undefined;
  });
}

const isTakenDown = ({ moderation }: StoredLanding) => moderation?.isTakenDown === true;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
