/** Makes an edit of one's own post from the form's inputs. */

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

/** The number of fresh hours that applied when it was posted. */
export const freshHoursOfOwn = ({ kind, post }: OwnPost): number =>
  kind === 'catch' ? freshHoursOf(post) : freshHoursOfPledge(post);

/** The upload time of photos in a post, which do not expire like other uploads. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** Converts the photos of a post to entries of the photo list. A photo's id is the id of its upload. */
export function keptPhotosOf(photos: readonly (Photo & { imageType?: PledgeImageType })[]): KeptPhoto[] {
  return photos.map(({ imageType, ...photo }, index) => ({
    key: photo.id,
    name: photoNamed(index + 1),
    label: imageType ?? 'catch',
    addedAt: 0,
    done: { uploadId: photo.id, photo, at: FOR_GOOD },
  }));
}

/** Returns the post with another version number. Saving it is refused if that is not the current version. */
export function atVersion(own: OwnPost, version: number): OwnPost {
  if (own.kind === 'catch') return { kind: 'catch', post: { ...own.post, version } };
  return { kind: 'pledge', post: { ...own.post, version } };
}

/** The amount that buyers of a catch hold and have collected, in the unit of its stock. */
export const takenOf = ({ kind, post }: OwnPost): number | undefined =>
  kind === 'catch' && post.stock ? (post.held ?? 0) + (post.collected ?? 0) : undefined;

const minute = (time: string) => localMinute(Date.parse(time));

/** Keeps the seconds of a time that nobody changed, since the inputs have only minutes. */
const timeOf = (edited: string, present: string) => (minute(edited) === minute(present) ? present : edited);

const photoOf = ({ uploadId }: { uploadId: string }, present: readonly Photo[]) =>
  present.some(({ id }) => id === uploadId) ? { photoId: uploadId } : { uploadId };

/** Sends an emptied field as empty, and keeps the seconds of times that nobody changed. */
const pickupOf = ({ place, slots }: Pickup = { place: '', slots: [] }, present?: Pickup): Pickup => ({
  place,
  slots: slotsOf(slots, present?.slots),
});

function slotsOf(slots: readonly PickupSlot[], present: readonly PickupSlot[] = []): PickupSlot[] {
  const isSame = (one: string, other: string) => minute(one) === minute(other);
  const kept = ({ start, end }: PickupSlot) =>
    present.find((each) => isSame(each.start, start) && isSame(each.end, end));
  return slots.map((slot) => kept(slot) ?? slot);
}

/** In milliseconds. Photos that take longer to load are assumed to be visible. */
const SEEN_WITHIN = 3000;

async function canBeSeen(photos: readonly Photo[]): Promise<boolean> {
  // A photo with a `url` is visible only to its owner, and may not be at its public address yet.
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
 * @param base the post on which the edit is based
 * @param taken what buyers had taken of a catch when the form was opened
 * @returns whether the photos it has now can be seen
 * @throws ApiError
 */
export async function saveEdit(
  { kind, post: base }: OwnPost,
  edited: PostBody,
  taken: number | undefined,
): Promise<boolean> {
  const { id, version } = base;
  if (kind === 'catch' && edited.kind === 'catch') {
    const { body } = edited;
    const caughtDate = timeOf(body.caughtDate, base.caughtDate);
    const photos = body.photos.map((each) => photoOf(each, base.photos));
    const reserving = body.reserving && {
      ...body.reserving,
      slots: slotsOf(body.reserving.slots, base.reserving?.slots),
    };
    const patch = { ...body, version, caughtDate, reserving, photos, ...(taken !== undefined && { taken }) };
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
