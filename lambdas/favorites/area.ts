import { timeOfId } from '../core/time-of-id.ts';
import { runner } from '../jobs/consume.ts';
import { profile } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
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
import { notifyOfCatch, notifyOfPledge, sweepFavorites, sweepLikes } from './reactions.ts';
import { favorite, favoriteEntry, like } from './store/items.ts';
import { eraseLikes } from './store/likes.ts';

export const items = [like, favorite, favoriteEntry];

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
