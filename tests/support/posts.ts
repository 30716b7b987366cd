/** Many realistic posts: records of usual size, newest last, and the same every time. */
import { ulid } from 'ulid';
import { HOUR } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PledgeBody, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';

const NAMES = ['Ruth Alder', 'Omar Finn', 'Christopher Montgomery', 'Ana Reyes', 'Bo Li'] as const;
const PLACES = [
  'Portland, ME',
  'New Bedford, Massachusetts',
  '04609',
  'Gloucester, MA',
  'Half Moon Bay, California',
] as const;

/** Bytes of a typical description. */
const STORY = 'Long-lined east of the ledge at first light, bled at once and on ice within minutes. '.repeat(
  4,
);

/** With this number each has enough posts for a full page of their own, even with the smaller data set. */
const FISHERMEN = 10;

export const fishermanAt = (index: number): string =>
  `fisherman-${String(index % FISHERMEN).padStart(26, '0')}`;

/** Milliseconds between two posts. */
const STEP = 1000;

const pick = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];

/** The same id for the same time. */
const idAt = (time: number) => ulid(time, () => 0.5);

function photosAt(time: number): Photo[] {
  return [0, 1, 2].map((offset) => ({
    id: idAt(time + offset),
    width: 4032,
    height: 3024,
    color: '#4a6b7c',
  }));
}

function common(index: number, start: number) {
  const createdAt = new Date(start + index * STEP).toISOString();
  return {
    id: idAt(start + index * STEP),
    fishermanId: fishermanAt(index),
    fishermanName: pick(NAMES, index),
    species: DEFAULT_SPECIES[index % DEFAULT_SPECIES.length]?.id ?? 'cod',
    location: pick(PLACES, index),
    coordinates: { lat: 43.6591, lng: -70.2568 },
    disposition: 'whole' as const,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** @param start the time when the post of index 0 was posted, in milliseconds since the epoch */
export function catchAt(index: number, start: number): CatchRecord {
  const base = common(index, start);
  return {
    ...base,
    quantity: '40 lb, gutted',
    stock: { unit: 'pound', left: 40, least: 2, step: 1 },
    landed: 40,
    condition: 'fresh',
    caughtDate: base.createdAt,
    paymentType: 'mandatory',
    amount: 6.5,
    unit: 'per_pound',
    isPro: false,
    description: STORY,
    contactMethod: 'phone',
    contactInfo: '(207) 555-0142',
    pickupOptions: ['dock', 'meetup'],
    hasPhotos: true,
    photos: photosAt(start + index * STEP),
    offeredUntil: new Date(start + index * STEP + 48 * HOUR).toISOString(),
  };
}

export function pledgeAt(index: number, start: number): PledgeRecord & Pick<PledgeBody, 'handling'> {
  const base = common(index, start);
  return {
    ...base,
    story: STORY,
    catchDate: base.createdAt,
    mealsPledged: 24,
    mealsLeft: 18,
    mealsClaimed: 6,
    mealsServed: 0,
    handling: { storage: 'iced' },
    likeCount: 12,
    availableUntil: new Date(start + index * STEP + 48 * HOUR).toISOString(),
    pledgePointsEarned: 24,
    photos: photosAt(start + index * STEP).map((photo, order) => ({
      ...photo,
      imageType: 'catch' as const,
      isPrimary: order === 0,
    })),
  };
}
