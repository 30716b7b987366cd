/** A post of one's own as the form's inputs hold it, and the edit that comes out. */

import { photoUrl } from '#shared/photos/address.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import type { OwnCatch } from '#shared/posts/catches/schemas.ts';
import { freshHoursOf } from '#shared/posts/offered.ts';
import { updatePledge } from '#shared/posts/pledges/endpoints.ts';
import type { Pickup, PickupSlot } from '#shared/posts/pledges/pickup.ts';
import { freshHoursOfPledge } from '#shared/posts/pledges/rules.ts';
import type { OwnPledge, PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { photoNamed } from '#words/photos/picker.ts';
import { call } from '../../../lib/api/api-client.ts';
import type { PostBody } from '../../../lib/post-queue/queued-post.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';
import type { KeptPhoto } from '../draft/draft.ts';
import { EMPTY_FORM, type PostForm } from '../form/post-form.ts';
import { toFormSlot } from '../form/slots.ts';

export type OwnPost = { kind: 'catch'; post: OwnCatch } | { kind: 'pledge'; post: OwnPledge };

const minute = (time: string | undefined) => (time === undefined ? '' : localMinute(Date.parse(time)));

export function formOf({ kind, post }: OwnPost): PostForm {
  const { species, customSpecies = '', location, disposition } = post;
  const common = { ...EMPTY_FORM, kind, species, customSpecies, location, disposition };
  if (kind === 'catch') {
    return {
      ...common,
      story: post.description,
      caughtDate: minute(post.caughtDate),
      quantity: post.quantity,
      condition: post.condition,
      paymentType: post.paymentType,
      amount: post.amount?.toFixed(2) ?? '',
      unit: post.unit ?? 'all',
      contactMethod: post.contactMethod,
      contactInfo: post.contactInfo,
      pickupOptions: [...post.pickupOptions],
      customPickupLocation: post.customPickupLocation ?? '',
    };
  }
  const { storage, icedAt, temperature = '' } = post.handling;
  return {
    ...common,
    story: post.story,
    caughtDate: minute(post.catchDate),
    meals: String(post.mealsPledged),
    storage,
    icedAt: minute(icedAt),
    temperature: String(temperature),
    pickupPlace: post.pickup?.place ?? '',
    slots: (post.pickup?.slots ?? []).map(toFormSlot),
  };
}

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

/** The inputs know minutes: a time that nobody changed keeps its seconds. */
const timeOf = (edited: string, present: string) => (minute(edited) === minute(present) ? present : edited);

const photoOf = ({ uploadId }: { uploadId: string }, present: readonly Photo[]) =>
  present.some(({ id }) => id === uploadId) ? { photoId: uploadId } : { uploadId };

/** What was emptied says so; times that nobody changed keep their seconds. */
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
    const customPickupLocation = body.customPickupLocation ?? '';
    const patch = { ...body, version, caughtDate, customPickupLocation, photos };
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
