/** The edit of a post of one's own, made from the form's inputs. */

import { photoUrl } from '#shared/photos/address.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { freshHoursOf } from '#shared/posts/offered.ts';
import { updatePledge } from '#shared/posts/pledges/endpoints.ts';
import type { Pickup, PickupSlot } from '#shared/posts/pledges/pickup.ts';
import { freshHoursOfPledge } from '#shared/posts/pledges/rules.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { photoNamed } from '#words/photos/picker.ts';
import { call } from '../../../lib/api/api-client.ts';
import type { PostBody } from '../../../lib/post-queue/queued-post.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';
import type { KeptPhoto } from '../draft/draft.ts';
import type { OwnPost } from '../form/post-form.ts';

/** For how long it was good when it was posted. */
export const freshHoursOfOwn = ({ kind, post }: OwnPost): number =>
  kind === 'catch' ? freshHoursOf(post) : freshHoursOfPledge(post);

/** A photo that a post has taken is not swept like other uploads. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** The photos a post has, as the list of photos takes them up. A photo bears the id of its upload. */
export function keptPhotosOf(photos: readonly (Photo & { imageType?: PledgeImageType })[]): KeptPhoto[] {
  return photos.map(({ imageType, ...photo }, index) => ({
    key: photo.id,
    name: photoNamed(index + 1),
    label: imageType ?? 'catch',
    addedAt: 0,
    done: { uploadId: photo.id, photo, at: FOR_GOOD },
  }));
}

/** The post as it was in a version of it: what is saved over another one is refused. */
export function atVersion(own: OwnPost, version: number): OwnPost {
  if (own.kind === 'catch') return { kind: 'catch', post: { ...own.post, version } };
  return { kind: 'pledge', post: { ...own.post, version } };
}

const minute = (time: string) => localMinute(Date.parse(time));

/** The inputs know minutes: a time that nobody changed keeps its seconds. */
const timeOf = (edited: string, present: string) => (minute(edited) === minute(present) ? present : edited);

const photoOf = ({ uploadId }: { uploadId: string }, present: readonly Photo[]) =>
  present.some(({ id }) => id === uploadId) ? { photoId: uploadId } : { uploadId };

/** An emptied field is sent as empty; times that nobody changed keep their seconds. */
function pickupOf({ place, slots }: Pickup = { place: '', slots: [] }, present?: Pickup): Pickup {
  const isSame = (one: string, other: string) => minute(one) === minute(other);
  const kept = ({ start, end }: PickupSlot) =>
    present?.slots.find((each) => isSame(each.start, start) && isSame(each.end, end));
  return { place, slots: slots.map((slot) => kept(slot) ?? slot) };
}

/** Milliseconds that photos have to appear before they are taken to be on their way. */
const SEEN_WITHIN = 3000;

async function canBeSeen(photos: readonly Photo[]): Promise<boolean> {
  // One that only its owner sees may just be on its way to where they see it.
  const everybodys = photos.filter(({ url }) => url === undefined);
  const loads = everybodys.map(({ id }) => {
    const image = new Image();
    image.src = photoUrl(id, 224, 'webp');
    return image.decode().then(
      () => true,
      () => false,
    );
  });
  const inTime = new Promise<true>((resolve) => setTimeout(resolve, SEEN_WITHIN, true));
  return await Promise.race([inTime, Promise.all(loads).then((all) => all.every(Boolean))]);
}

/**
 * @param base the post that the edit was made from
 * @returns whether the photos that it has now can be seen
 * @throws ApiError
 */
export async function saveEdit({ kind, post: base }: OwnPost, edited: PostBody): Promise<boolean> {
  const { id, version } = base;
  if (kind === 'catch' && edited.kind === 'catch') {
    const { body } = edited;
    const caughtDate = timeOf(body.caughtDate, base.caughtDate);
    const photos = body.photos.map((each) => photoOf(each, base.photos));
    const patch = { ...body, version, caughtDate, photos };
    await call(updateCatch, { params: { catchId: id }, body: patch });
  }
  if (kind === 'pledge' && edited.kind === 'pledge') {
    const { body } = edited;
    const catchDate = timeOf(body.catchDate, base.catchDate);
    const photos = body.photos.map((each) => ({ imageType: each.imageType, ...photoOf(each, base.photos) }));
    const pickup = pickupOf(body.pickup, base.pickup);
    const patch = { ...body, version, catchDate, pickup, photos };
    const { photos: shown } = await call(updatePledge, { params: { pledgeId: id }, body: patch });
    return await canBeSeen(shown.filter((each) => !base.photos.some((before) => before.id === each.id)));
  }
  return true;
}
