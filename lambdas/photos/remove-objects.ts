import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { forgetLater, forgetPhotos, isForgottenAtOnce } from '../edge/jobs.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { account } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import {
  deleteObjects,
  incomingKey,
  putRendition,
  readRendition,
  withheldKey,
} from '../services/photo-bucket.ts';
import { suspension } from '../suspensions/store/items.ts';
import { ChangedMeanwhile, getItems, retry } from '../table/index.ts';
import { objectRemoval, type PhotoOwner, photosOf, picturesWith } from './reactions.ts';
import { keepBeforeRemoval } from './store/reported-photos.ts';

/** The renditions of photos, wherever they are, and the uploads that they came as. What reports keep of them is copied first. */
export async function removeObjects(removal: PayloadOf<typeof objectRemoval>): Promise<Job[]> {
  const { photoIds, wereShown, ownerId, pictures = [] } = removal;
  const next = ownerId && (await keepBeforeRemoval(ownerId, photoIds, removal.after));
  if (next) return [objectRemoval.of({ ...removal, after: next })];
  const renditions = photoIds.flatMap(renditionKeys);
  await deleteObjects([...photoIds.map(incomingKey), ...renditions, ...renditions.map(withheldKey)]);
  if (!wereShown) return [];
  const now = new Date();
  const isAtOnce = ownerId === undefined || (await isForgottenAtOnce(ownerId, now));
  if (isAtOnce) return [forgetPhotos(photoIds, pictures)];
  return [forgetLater('photos', now), ...(pictures.length > 0 ? [forgetLater('pictures', now)] : [])];
}

/** Moves photos to where they belong as things stand now: jobs may come late, and in another order than what they follow. */
export async function movePhotos(owner: PhotoOwner): Promise<Job[]> {
  return await retry(async () => {
    const before = await readPhotos(owner);
    const { isWithheld, photoIds } = before;
    for (const key of photoIds.flatMap(renditionKeys)) {
      await move(isWithheld ? [key, withheldKey(key)] : [withheldKey(key), key]);
    }
    // Whoever changed it meanwhile has a job too, which may have been done before this one was.
    const now = await readPhotos(owner);
    if (now.photoIds.length > 0 && now.isWithheld !== isWithheld) throw new ChangedMeanwhile();
    // What the post lost meanwhile may have been removed just before it was written anew.
    const lost = photoIds.filter((id) => !now.photoIds.includes(id));
    return [
      ...(lost.length > 0 ? [objectRemoval.of({ photoIds: lost, wereShown: true })] : []),
      ...(photoIds.length > 0 ? await forgetMoved(before) : []),
    ];
  });
}

interface OwnedPhotos {
  isWithheld: boolean;
  photoIds: string[];
  /** Who has it so: the edge is told at once of what administrators do. */
  isByAdministrator: boolean;
  ownerId: string;
  pictures: string[];
}

/** Withheld ones are forgotten by address. Pictures to share may have been drawn without those that have come back. */
async function forgetMoved({ isWithheld, photoIds, pictures, ...by }: OwnedPhotos): Promise<Job[]> {
  const now = new Date();
  const isAtOnce = by.isByAdministrator || (await isForgottenAtOnce(by.ownerId, now));
  if (isAtOnce) return [forgetPhotos(isWithheld ? photoIds : [], isWithheld ? [] : pictures)];
  return [forgetLater(isWithheld ? 'photos' : 'pictures', now)];
}

/** Of what is deleted the photos are gone, or about to be. */
async function readPhotos(owner: PhotoOwner): Promise<OwnedPhotos> {
  if ('userId' in owner) {
    const { userId } = owner;
    const key = account.key({ userId });
    const [person, suspended] = await getItems([key, suspension.key({ userId })]);
    return {
      isWithheld: suspended !== undefined,
      photoIds: person?.photo ? [person.photo.id] : [],
      isByAdministrator: true,
      ownerId: userId,
      pictures: picturesWith(key, userId),
    };
  }
  const { record, takenDown } = POST_ITEMS[owner.kind];
  const key = record.key(owner);
  const [post, mark] = await getItems([key, takenDown.key(owner)]);
  const ownerId = post?.card.fishermanId ?? '';
  return {
    isWithheld: post?.hidden === true,
    photoIds: post ? photosOf({ ...post }) : [],
    isByAdministrator: mark !== undefined || post?.withdrawn === true,
    ownerId,
    pictures: picturesWith(key, ownerId),
  };
}

async function move([from, to]: [from: string, to: string]): Promise<void> {
  const found = await readRendition(from);
  if (!found) return;
  await putRendition(to, found.body, found.contentType);
  await deleteObjects([from]);
}

const renditionKeys = (photoId: string) =>
  PHOTO_RENDITIONS.map(({ width, format }) => photoKey(photoId, width, format));
