/**
 * Brings back the photos of restored posts, people and reports, which the accident deleted with them. The bucket keeps deleted photos for a week: one is
 * back once the markers of its deletion are gone. Photos that belong to nothing in the table stay deleted.
 */
import { S3Client } from '@aws-sdk/client-s3';
import { environment } from '#lambdas/environment.ts';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { enqueue } from '#lambdas/jobs/enqueue.ts';
import { photoMove as photoMoveOfPerson } from '#lambdas/people/photo.ts';
import { account } from '#lambdas/people/store/items.ts';
import { objectRemoval, renditionKeys } from '#lambdas/photos/jobs.ts';
import { reportedPhotos, upload } from '#lambdas/photos/store/items.ts';
import { photoMove, photosOf } from '#lambdas/posts/photos.ts';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { evidenceKey, withheldKey } from '#lambdas/services/photo-bucket.ts';
import { getItems, type ItemDefinition, type Key } from '#lambdas/table/index.ts';
import { inBatches } from '#shared/in-batches.ts';
import { bringBackObject, type OpenBucket, type Places } from './bring-back-object.ts';

const { catch: catches, pledge: pledges } = POST_ITEMS;

/** The items that have photos of their own. */
export const WITH_PHOTOS: readonly ItemDefinition<object>[] = [
  catches.record,
  pledges.record,
  account,
  upload,
  reportedPhotos,
];

export interface BroughtBack {
  photos: number;
  /** Photos that an item has, and the bucket has no more. */
  missing: number;
}

/** Items at a time: each takes a few requests. */
const AT_A_TIME = 10;

/** @param keys of items that have or had photos @param isDry only counts */
export async function bringBackPhotos(keys: Iterable<Key>, isDry: boolean): Promise<BroughtBack> {
  const s3 = new S3Client();
  const bucket = { s3, name: environment('PHOTO_BUCKET') };
  const total = { photos: 0, missing: 0 };
  try {
    for (const some of inBatches([...keys], AT_A_TIME)) {
      for (const one of await Promise.all(some.map((key) => bringBackOf(bucket, key, isDry)))) {
        total.photos += one.photos;
        total.missing += one.missing;
      }
    }
  } finally {
    s3.destroy();
  }
  return total;
}

async function bringBackOf(bucket: OpenBucket, key: Key, isDry: boolean): Promise<BroughtBack> {
  const counts = { photos: 0, missing: 0 };
  const photos = await photosAt(key);
  for (const places of photos.values()) {
    const outcomes = await Promise.all(places.map((each) => bringBackObject(bucket, each, isDry)));
    if (outcomes.includes('back')) counts.photos += 1;
    else if (!outcomes.includes('there')) counts.missing += 1;
  }
  if (isDry || photos.size === 0) return counts;
  // If it was deleted meanwhile, that may have deleted the photos before they came back.
  const still = await photosAt(key);
  const photoIds = [...photos.keys()].filter((id) => !still.has(id));
  await enqueue([
    ...(photoIds.length > 0 ? [objectRemoval.of({ photoIds, wereShown: true })] : []),
    ...movesOf(key),
  ]);
  return counts;
}

/** The photos that the item under a key has now, by id, each with the objects that it consists of. */
async function photosAt(key: Key): Promise<ReadonlyMap<string, readonly Places[]>> {
  const [found] = await getItems([key]);
  if (!found) return new Map();
  const shown = (photoIds: readonly string[]) =>
    new Map(photoIds.map((id) => [id, renditionKeys(id).map((each) => [each, withheldKey(each)])]));
  for (const definition of [catches.record, pledges.record])
    if (definition.is(found)) return shown(photosOf(found));
  if (account.is(found)) return shown(found.photo ? [found.photo.id] : []);
  if (upload.is(found))
    return shown(found.status === 'ready' && found.attachedTo === undefined ? [found.uploadId] : []);
  if (reportedPhotos.is(found))
    return new Map(found.photos.map(({ id }) => [id, [[evidenceKey(found.sk, id)]]]));
  return new Map();
}

/** The jobs that put photos where their post or person has them now: a hidden post's away from the edge. */
function movesOf(key: Key): Job[] {
  const person = account.match(key);
  if (person) return [photoMoveOfPerson.of(person)];
  return (['catch', 'pledge'] as const).flatMap((kind) => {
    const post = POST_ITEMS[kind].record.match(key);
    return post ? [photoMove.of({ kind, postId: post.postId })] : [];
  });
}
