import { POST_MAIL_DELAY_SECONDS } from '#shared/limits.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { timeOfId } from '../core/time-of-id.ts';
import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { profile } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendPledgeMail, sendPostMail } from './emails.ts';
import {
  eraseFavoritesPart,
  eraseLikesPart,
  favoritesSweep,
  likesSweep,
  notifyPart,
  pledgeMail,
  postMail,
  postNotification,
} from './jobs.ts';
import { favorite, favoriteEntry, like } from './store/items.ts';
import { eraseLikes } from './store/likes.ts';

export const items = [like, favorite, favoriteEntry];

/** Deletes likes and favorites with their pledge or fisherman, and notifies people of favorites' new posts. */
export const reactions = () => [
  on(POST_ITEMS.pledge.record, { sweepLikes, notifyOfPledge }),
  on(POST_ITEMS.catch.record, { notifyOfCatch }),
  on(profile, { sweepFavorites }),
];

export const jobs = () => [
  runner(favoritesSweep, eraseFavoritesPart),
  runner(likesSweep, eraseLikesPart),
  runner(postNotification, notifyPart),
];

export const mails = () => [runner(pledgeMail, sendPledgeMail), runner(postMail, sendPostMail)];

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

const notifyOfCatch = (change: Change) => notifyOfPost('catch', change);
const notifyOfPledge = (change: Change) => notifyOfPost('pledge', change);

async function notifyOfPost<K extends PostKind>(kind: K, change: Change): Promise<void> {
  const { params, after } = change.of(POST_ITEMS[kind].record);
  if (!change.isInsertion || !after || after.hidden) return;
  const post = { kind, postId: params.postId, fishermanId: after.card.fishermanId };
  await enqueue([postNotification.of({ post }, { delaySeconds: POST_MAIL_DELAY_SECONDS })]);
}
