/** A post of one's own as the form's inputs hold it, and the edit that comes out. */

import type { updateCatch } from '#shared/catches/endpoints.ts';
import type { CatchBody, OwnCatch } from '#shared/catches/schemas.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { updatePledge } from '#shared/pledges/endpoints.ts';
import type { OwnPledge, PledgeBody, PledgeImageType } from '#shared/pledges/schemas.ts';
import type { KeptPhoto } from '../draft.ts';
import { localMinute } from '../local-minute.ts';
import { EMPTY_FORM, type PostForm } from '../post-form.ts';

const minute = (time: string | undefined) => (time === undefined ? '' : localMinute(Date.parse(time)));

export function formOfCatch(own: OwnCatch): PostForm {
  return {
    ...EMPTY_FORM,
    kind: 'catch',
    species: own.species,
    customSpecies: own.customSpecies ?? '',
    location: own.location,
    story: own.description,
    disposition: own.disposition,
    fishermanName: own.fishermanName,
    caughtDate: minute(own.caughtDate),
    quantity: own.quantity,
    condition: own.condition,
    paymentType: own.paymentType,
    amount: own.amount === undefined ? '' : own.amount.toFixed(2),
    unit: own.unit ?? 'all',
    contactMethod: own.contactMethod,
    contactInfo: own.contactInfo,
    pickupOptions: [...own.pickupOptions],
    customPickupLocation: own.customPickupLocation ?? '',
  };
}

export function formOfPledge(own: OwnPledge): PostForm {
  const { storage, icedAt, temperature } = own.handling;
  return {
    ...EMPTY_FORM,
    kind: 'pledge',
    species: own.species,
    customSpecies: own.customSpecies ?? '',
    location: own.location,
    story: own.story,
    disposition: own.disposition,
    fishermanName: own.fishermanName,
    caughtDate: minute(own.catchDate),
    meals: String(own.mealsPledged),
    storage,
    icedAt: minute(icedAt),
    temperature: temperature === undefined ? '' : String(temperature),
  };
}

/** The photos a post has, as the list of photos takes them up. A photo bears the id of its upload. */
export function keptPhotosOf(photos: readonly (Photo & { imageType?: PledgeImageType })[]): KeptPhoto[] {
  return photos.map(({ id, width, height, color, imageType }, index) => ({
    key: id,
    name: `photo ${index + 1}`,
    label: imageType ?? 'catch',
    addedAt: 0,
    done: { uploadId: id, photo: { id, width, height, color }, at: Date.now() },
  }));
}

/** The inputs know minutes: a time that nobody changed keeps its seconds. */
const timeOf = (edited: string, present: string) => (minute(edited) === minute(present) ? present : edited);

const photoOf = ({ uploadId }: { uploadId: string }, present: readonly Photo[]) =>
  present.some(({ id }) => id === uploadId) ? { photoId: uploadId } : { uploadId };

export function catchPatchOf(own: OwnCatch, body: CatchBody): BodyInput<typeof updateCatch> {
  return {
    ...body,
    version: own.version,
    caughtDate: timeOf(body.caughtDate, own.caughtDate),
    customPickupLocation: body.customPickupLocation ?? '',
    photos: body.photos.map((each) => photoOf(each, own.photos)),
  };
}

export function pledgePatchOf(own: OwnPledge, body: PledgeBody): BodyInput<typeof updatePledge> {
  return {
    ...body,
    version: own.version,
    catchDate: timeOf(body.catchDate, own.catchDate),
    photos: body.photos.map((each) => ({ imageType: each.imageType, ...photoOf(each, own.photos) })),
  };
}
