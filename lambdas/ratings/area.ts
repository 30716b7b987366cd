import { runner } from '../jobs/consume.ts';
import { stats, tombstone } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendRatingMail } from './emails.ts';
import { copyRatingPart, eraseRatingsPart, ratingMail, ratingOnPosts, ratingsSweep } from './jobs.ts';
import { checkRating, followRating, mailRating, sweepRatings } from './reactions.ts';
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
