/** Deletes photos that a person no longer has, and withholds those of suspended people. */
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { movePhotos, objectRemoval } from '../photos/jobs.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItems } from '../table/index.ts';
import { account } from './store/items.ts';

const picturesWith = (userId: string) => [`${pictureFolder('fisherman', userId)}*`];

export async function sweepPhotoOfPerson(change: Change): Promise<void> {
  const { params, before, after } = change.of(account);
  if (!before?.photo || before.photo.id === after?.photo?.id) return;
  const { userId: ownerId } = params;
  const removal = { photoIds: [before.photo.id], wereShown: true, ownerId };
  // When a person leaves, the edge is purged of their pictures anyway.
  await enqueue([objectRemoval.of({ ...removal, ...(after && { pictures: picturesWith(ownerId) }) })]);
}

export const photoMove = defineJob<{ userId: string }>()('photo move of a person', 'jobs');

/** Withholds or releases the photo when a suspension begins or ends. */
export async function withholdPhotoOfPerson(change: Change): Promise<void> {
  const { params, before, after } = change.of(suspension);
  if (!before || !after) await enqueue([photoMove.of({ userId: params.userId })]);
}

export function movePhotoOfPerson({ userId }: { userId: string }): Promise<Job[]> {
  return movePhotos(async () => {
    const [person, suspended] = await getItems([account.key({ userId }), suspension.key({ userId })]);
    return {
      isWithheld: suspended !== undefined,
      photoIds: person?.photo ? [person.photo.id] : [],
      isByAdministrator: true,
      ownerId: userId,
      pictures: picturesWith(userId),
    };
  });
}
