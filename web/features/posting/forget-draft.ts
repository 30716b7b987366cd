import { dropFiles, eraseQueueOf } from '../../lib/post-queue/store.ts';
import { type DraftPlace, dropDraft, dropDraftsOf, loadDraft } from './draft.ts';

/** Forgets a draft together with the files of its photos. */
export function forgetDraft(place: DraftPlace): void {
  const draft = loadDraft(place, Date.now());
  dropDraft(place);
  void dropFiles(place.userId, draft?.photos ?? []);
}

/** Everything this device keeps of somebody's posts: their account is gone. */
export async function forgetPostsOf(userId: string): Promise<void> {
  dropDraftsOf(userId);
  await eraseQueueOf(userId);
}
