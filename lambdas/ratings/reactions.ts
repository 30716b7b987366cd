import { enqueue } from '../jobs/enqueue.ts';
import { tombstone } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { ratingMail, ratingsSweep } from './jobs.ts';
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
