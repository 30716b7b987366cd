import { enqueue } from '../jobs/enqueue.ts';
import { tombstone } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { ratingsSweep } from './jobs.ts';

export async function sweepRatings(change: Change): Promise<void> {
  if (change.isInsertion)
    await enqueue([ratingsSweep.of({ fishermanId: change.of(tombstone).params.userId })]);
}
