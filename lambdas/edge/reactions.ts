import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { directoryEntry } from '../people/store/items.ts';
import { POST_ITEMS, type StoredPost } from '../posts/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { forgetFisherman, forgetLater, forgetPost, isForgottenAtOnce } from './jobs.ts';

/** What is hidden, taken down, sold or deleted leaves the edge too, before its time is over. */
export async function forgetHiddenPost(change: Change): Promise<void> {
  for (const kind of POST_KIND_NAMES) await enqueue(await forgetIfHidden(kind, change));
}

/** Who is suspended, deletes the account or is no fisherman any more leaves the edge with the directory. */
export async function forgetGoneFisherman(change: Change): Promise<void> {
  if (!directoryEntry.match(change.key)) return;
  const { params, after } = change.of(directoryEntry);
  if (after === undefined) await enqueue([forgetFisherman(params.userId)]);
}

async function forgetIfHidden<K extends PostKind>(kind: K, change: Change): Promise<Job[]> {
  const { record, takenDown } = POST_ITEMS[kind];
  if (!record.match(change.key)) return [];
  const { params, before, after } = change.of(record);
  if (!before || before.hidden) return [];
  // A sold catch still has pages: they go when it is hidden or deleted.
  const isSold = ({ card }: StoredPost<K>) => 'soldAt' in card;
  if (after && !after.hidden && (isSold(before) || !isSold(after))) return [];
  const { postId } = params;
  const { fishermanId } = before.card;
  const now = new Date();
  const isAtOnce =
    (await isForgottenAtOnce(fishermanId, now)) ||
    // What administrators do does not wait for what its owner has done before.
    after?.withdrawn === true ||
    (await getItem(takenDown.key({ postId }))) !== undefined;
  return [isAtOnce ? forgetPost(kind, postId, fishermanId) : forgetLater('pictures', now)];
}
