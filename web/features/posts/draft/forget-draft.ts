import { dropFiles, eraseQueueOf } from '../../../lib/post-queue/store.ts';
import { type DraftPlace, dropDraft, dropDraftsOf, photosOfDraft } from './draft.ts';

/** Deletes a draft and the files of its photos. */
export function forgetDraft(place: DraftPlace): void {
  const photos = photosOfDraft(place);
  dropDraft(place);
  void dropFiles(place.userId, photos);
}

/** Deletes all posts that this device stores for a person whose account was deleted. */
export async function forgetPostsOf(userId: string): Promise<void> {
  dropDraftsOf(userId);
  await eraseQueueOf(userId);
}
