import { ALL_PAGES } from '#shared/rendering.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { invalidation } from '../edge/jobs.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { directoryEntry } from './store/items.ts';

/** A fisherman who is suspended, leaves or stops being one disappears from the edge: directory, profile and shared pictures. */
export async function forgetGoneFisherman(change: Change): Promise<void> {
  const { params, after } = change.of(directoryEntry);
  if (after !== undefined) return;
  const pictures = `${pictureFolder('fisherman', params.userId)}*`;
  await enqueue([invalidation.of({ paths: [`/api/fishermen/${params.userId}*`, pictures, ...ALL_PAGES] })]);
}
