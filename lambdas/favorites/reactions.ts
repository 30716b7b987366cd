/** Removes likes and favorites with the thing they point to, and tells everybody who saved a fisherman about a new post. */
import { POST_MAIL_DELAY_SECONDS } from '#shared/limits.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { profile } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import type { Change } from '../table/change.ts';
import { favoritesSweep, likesSweep, postNotification } from './jobs.ts';

export async function sweepLikes({ isRemoval, key }: Change): Promise<void> {
  if (isRemoval) await enqueue([likesSweep.of({ pledgeId: key.sk })]);
}

export async function sweepFavorites(change: Change): Promise<void> {
  const { userId, profileType } = change.of(profile).params;
  if (change.isRemoval && profileType === 'fisherman')
    await enqueue([favoritesSweep.of({ fishermanId: userId })]);
}

export const notifyOfCatch = (change: Change) => notifyOfPost('catch', change);
export const notifyOfPledge = (change: Change) => notifyOfPost('pledge', change);

async function notifyOfPost<K extends PostKind>(kind: K, change: Change): Promise<void> {
  const { params, after } = change.of(POST_ITEMS[kind].record);
  if (!change.isInsertion || !after || after.hidden) return;
  const post = { kind, postId: params.postId, fishermanId: after.card.fishermanId };
  await enqueue([postNotification.of({ post }, { delaySeconds: POST_MAIL_DELAY_SECONDS })]);
}
