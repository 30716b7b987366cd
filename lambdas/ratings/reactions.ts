import { enqueue } from '../jobs/enqueue.ts';
import { stats, tombstone } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { cardOfListing } from '../posts/store/stored-posts.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { ratingMail, ratingOnPosts, ratingsSweep } from './jobs.ts';
import { rating } from './store/items.ts';

export async function sweepRatings(change: Change): Promise<void> {
  if (change.isInsertion)
    await enqueue([ratingsSweep.of({ fishermanId: change.of(tombstone).params.userId })]);
}

/** Tells a fisherman that somebody rated them. */
export async function mailRating(change: Change): Promise<void> {
  if (change.isInsertion)
    await enqueue([ratingMail.of({ changeId: change.id, ...change.of(rating).params })]);
}

/** A fisherman was rated: what they have on offer says so. */
export async function followRating(change: Change): Promise<void> {
  const { params, before, after } = change.of(stats);
  const isSame = before?.ratingTotal === after?.ratingTotal && before?.ratingCount === after?.ratingCount;
  if (after && !isSame) await enqueue([ratingOnPosts.of(params)]);
}

/** Corrects the rating on a new card of a list: its fisherman may have been rated after the card was read, or while it was hidden. */
export async function checkRating(change: Change): Promise<void> {
  const { after } = change.of(POST_ITEMS.catch.listing);
  if (!change.isInsertion || !after) return;
  const { fishermanId: userId, ratingCount } = cardOfListing('catch', { ...after, ...change.key });
  const counts = await getItem(stats.key({ userId }), { consistent: true });
  if (counts?.ratingCount !== ratingCount) await enqueue([ratingOnPosts.of({ userId })]);
}
