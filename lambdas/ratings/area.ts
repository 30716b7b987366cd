import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { stats, tombstone } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { cardOfListing } from '../posts/store/stored-posts.ts';
import type { Change } from '../table/change.ts';
import { eraser, getItem, on, presenter } from '../table/index.ts';
import { sendRatingMail } from './emails.ts';
import { copyRatingPart, eraseRatingsPart, ratingMail, ratingOnPosts, ratingsSweep } from './jobs.ts';
import { rating } from './store/items.ts';
import { toRating } from './store/rate.ts';
import { forgetRaters, readReplies } from './store/ratings.ts';

export const items = [rating];

export const reactions = () => [
  on(rating, { mailRating }),
  on(tombstone, { sweepRatings }),
  on(stats, { followRating }),
  on(POST_ITEMS.catch.listing, { checkRating }),
];

export const jobs = () => [runner(ratingsSweep, eraseRatingsPart), runner(ratingOnPosts, copyRatingPart)];

export const mails = () => [runner(ratingMail, sendRatingMail)];

export const presenters = () => [
  presenter(rating, ({ sk, card }) => ({ ...toRating(sk, card), fishermanId: card.fishermanId })),
];

export const contributions = () => [{ as: 'ratingReplies', read: readReplies }];

export const erasers = () => [eraser(rating, forgetRaters)];

async function sweepRatings(change: Change): Promise<void> {
  if (change.isInsertion)
    await enqueue([ratingsSweep.of({ fishermanId: change.of(tombstone).params.userId })]);
}

/** Starts the email to a fisherman about a new rating. */
async function mailRating(change: Change): Promise<void> {
  if (change.isInsertion)
    await enqueue([ratingMail.of({ changeId: change.id, ...change.of(rating).params })]);
}

/** Updates the rating on a fisherman's listed catches after it has changed. */
async function followRating(change: Change): Promise<void> {
  const { params, before, after } = change.of(stats);
  const isSame = before?.ratingTotal === after?.ratingTotal && before?.ratingCount === after?.ratingCount;
  if (after && !isSame) await enqueue([ratingOnPosts.of(params)]);
}

/** Corrects the rating on a new listing: it may have changed after the post was read, or while it was hidden. */
async function checkRating(change: Change): Promise<void> {
  const { after } = change.of(POST_ITEMS.catch.listing);
  if (!change.isInsertion || !after) return;
  const { fishermanId: userId, ratingCount } = cardOfListing('catch', { ...after, ...change.key });
  const counts = await getItem(stats.key({ userId }), { consistent: true });
  if (counts?.ratingCount !== ratingCount) await enqueue([ratingOnPosts.of({ userId })]);
}
