import { timeOfId } from '../core/time-of-id.ts';
import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { profile } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendPledgeMail } from './emails.ts';
import { eraseFavoritesPart, eraseLikesPart, favoritesSweep, likesSweep, pledgeMail } from './jobs.ts';
import { favorite, favoriteEntry, like } from './store/items.ts';
import { eraseLikes } from './store/likes.ts';

export const items = [like, favorite, favoriteEntry];

/** Deletes likes and favorites with their pledge or fisherman. */
export const reactions = () => [
  on(POST_ITEMS.pledge.record, { sweepLikes }),
  on(profile, { sweepFavorites }),
];

export const jobs = () => [runner(favoritesSweep, eraseFavoritesPart), runner(likesSweep, eraseLikesPart)];

export const mails = () => [runner(pledgeMail, sendPledgeMail)];

export const presenters = () => [
  presenter(like, ({ sk, likedAt }) => ({ pledgeId: sk, likedAt })),
  presenter(favoriteEntry, ({ sk, fishermanId }) => ({
    fishermanId,
    addedAt: timeOfId(sk),
  })),
];

export const erasers = () => [eraser(like, eraseLikes)];

async function sweepLikes({ isRemoval, key }: Change): Promise<void> {
  if (isRemoval) await enqueue([likesSweep.of({ pledgeId: key.sk })]);
}

async function sweepFavorites(change: Change): Promise<void> {
  const { userId, profileType } = change.of(profile).params;
  if (change.isRemoval && profileType === 'fisherman')
    await enqueue([favoritesSweep.of({ fishermanId: userId })]);
}
