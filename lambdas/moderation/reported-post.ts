/** The post, or the words of a rating, that a report is about, and whether administrators hide it. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { rating } from '../ratings/store/items.ts';
import { getItems, type Key } from '../table/index.ts';
import type { StoredReport } from './store/items.ts';

/** Of a message: the catch that it is about. */
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
  const post = postOf(report);
  // A message may be about a catch of somebody else.
  const isTheirs = post && (report.message === undefined || report.post !== undefined);
  return isTheirs ? POST_ITEMS[post.kind].takenDown.key({ postId: post.postId }) : undefined;
}

/** For each report; undefined where it is about nothing that could be hidden. */
export async function areTakenDown(reports: readonly StoredReport[]): Promise<(boolean | undefined)[]> {
  const keys = reports.map(markKeyOf);
  // Of several reports about one post it is asked for once.
  const asked = new Map(keys.flatMap((key) => (key ? [[nameOf(key), key] as const] : [])));
  const marks = await getItems([...asked.values()]);
  const found = new Map(marks.flatMap((mark) => (mark ? [[nameOf(mark), mark] as const] : [])));
  return keys.map((key) => {
    if (!key) return undefined;
    const mark = found.get(nameOf(key));
    return rating.is(key)
      ? mark !== undefined && rating.is(mark) && mark.card.isHidden === true
      : mark !== undefined;
  });
}

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
