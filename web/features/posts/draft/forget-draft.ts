import { dropFiles, eraseQueueOf } from '../../../lib/post-queue/store.ts';
import { type DraftPlace, dropDraft, dropDraftsOf, photosOfDraft } from './draft.ts';

/** Forgets a draft together with the files of its photos. */
export function forgetDraft(place: DraftPlace): void {
  const photos = photosOfDraft(place);
  dropDraft(place);
  void dropFiles(place.userId, photos);
}

/** Everything this device keeps of somebody's posts: their account is gone. */
export async function forgetPostsOf(userId: string): Promise<void> {
  dropDraftsOf(userId);
  await eraseQueueOf(userId);
}
