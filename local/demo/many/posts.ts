/** Any number of posts of a large demo, spread over the coasts and the last months. */
import { ulid } from 'ulid';
import type { Coordinates } from '#shared/fields.ts';
import { DAY, FRESH_HOURS, HOUR } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { offeredUntil } from '#shared/posts/catches/rules.ts';
import { type CatchRecord, PAYMENT_TYPES, PRICE_UNITS } from '#shared/posts/catches/schemas.ts';
import { availableUntil, pledgePoints } from '#shared/posts/pledges/rules.ts';
import type { PledgeBody, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { DISPOSITIONS } from '#shared/posts/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { type Random, randomFrom } from '../random.ts';
import type { CrewMember } from './crew.ts';

export type ManyPost =
  | { kind: 'catch'; record: CatchRecord }
  | { kind: 'pledge'; record: PledgeRecord & Pick<PledgeBody, 'handling' | 'pickup'> };

export interface ManyPostsOptions {
  size: number;
  now: Date;
  crew: readonly CrewMember[];
  /** The centre of a place, found by its name or ZIP code. */
  coordinatesOf(location: string): Promise<Coordinates | undefined>;
  /** Photos that posts of a species can show. */
  photosOf(species: Species): readonly Photo[];
}

/**
 * The age of the oldest post, and the age up to which fish counts as fresh: 48 hours, less the time for a buyer to get
 * there.
 */
const SPAN = 120 * DAY;
const FRESH = 36 * HOUR;
/**
 * One in 3 posts is a pledge, one in 3 is placed by a ZIP code, and one in 4 of those that could have a photo has none.
 */
const PLEDGES = 3;
const BY_ZIP = 3;
const WITHOUT_PHOTO = 4;

const WORDS = [
  'Landed this morning, on ice within the hour.',
  'Hook and line, one at a time. Bring a cooler.',
  'A short trip and a full box. Call before you come, the tide decides.',
  'The last of the week. What is left tomorrow goes to the pantry.',
  'Cleaned on board. Ask for the bones if you cook stock.',
  'Third slip from the fuel dock, look for the green skiff.',
] as const;
const PICKUP_PLACES = [
  'Pier 3, the blue shed',
  'Fuel dock, third slip',
  'Coolers behind the ice plant',
] as const;
const QUANTITIES = ['12 lb', '40 lb', '6 fish', '2 boxes', '1 bushel', '25 fish', '90 lb'] as const;

/** Yields posts, the oldest first. @throws Error if there are no fishermen */
export async function* manyPosts(options: ManyPostsOptions): AsyncGenerator<ManyPost> {
  const { size, now, crew } = options;
  for (let index = 0; index < size; index += 1) {
    const random = randomFrom(now.getTime() + index);
    const member = crew[Math.floor(random.between(0, crew.length))];
    if (!member) throw new Error('A demo without fishermen has no posts.');
    const at = Math.round(now.getTime() - SPAN * (1 - (index + random.between(0, 1)) / size));
    const isFresh = now.getTime() - at < FRESH;
    const kind = random.between(0, PLEDGES) < 1 ? 'pledge' : 'catch';
    yield await postOf(kind, member, { ...options, at, random, isFresh });
  }
}

export interface PostOptions extends Pick<ManyPostsOptions, 'coordinatesOf' | 'photosOf'> {
  /** When it is posted, in milliseconds since the epoch. */
  at: number;
  random: Random;
  isFresh: boolean;
}

/** Makes one post of a fisherman. */
export async function postOf(
  kind: ManyPost['kind'],
  member: CrewMember,
  options: PostOptions,
): Promise<ManyPost> {
  const common = await commonOf(member, options);
  return kind === 'pledge' ? pledgeOf(common, options.random) : catchOf(common, member, options.random);
}

type Common = Awaited<ReturnType<typeof commonOf>>;

async function commonOf(member: CrewMember, { at, random, isFresh, coordinatesOf, photosOf }: PostOptions) {
  const landed = random.pick(member.region.catches);
  const species: Species = typeof landed === 'string' ? landed : 'other';
  const [town, ...zips] = member.port;
  const location = random.between(0, BY_ZIP) < 1 ? random.pick([zips[0] ?? town, ...zips]) : town;
  const coordinates = await coordinatesOf(location);
  const createdAt = new Date(at).toISOString();
  return {
    record: {
      id: ulid(at),
      fishermanId: member.userId,
      fishermanName: member.name,
      species,
      ...(typeof landed !== 'string' && { customSpecies: landed.name }),
      location,
      ...(coordinates && { coordinates: { lat: coordinates.lat, lng: coordinates.lng } }),
      disposition: random.pick(DISPOSITIONS),
      createdAt,
      updatedAt: createdAt,
      version: 1,
    },
    photos: onePhoto(photosOf(species), random),
    words: random.pick(WORDS),
    caughtAt: at - Math.round(random.between(1, 9) * HOUR),
    isFresh,
  };
}

function onePhoto(photos: readonly Photo[], random: Random): Photo[] {
  const [first, ...rest] = photos;
  return first && random.between(0, WITHOUT_PHOTO) >= 1 ? [random.pick([first, ...rest])] : [];
}

function catchOf(
  { record, photos, words, caughtAt, isFresh }: Common,
  { email }: CrewMember,
  random: Random,
): ManyPost {
  const condition = isFresh ? 'fresh' : 'frozen';
  const until = offeredUntil({ condition, caughtAt });
  const paymentType = random.pick(PAYMENT_TYPES);
  return {
    kind: 'catch',
    record: {
      ...record,
      quantity: random.pick(QUANTITIES),
      condition,
      caughtDate: new Date(caughtAt).toISOString(),
      paymentType,
      ...(paymentType === 'mandatory' && {
        amount: Math.round(random.between(3, 28) * 4) / 4,
        unit: random.pick(PRICE_UNITS),
      }),
      isPro: false,
      description: words,
      contactMethod: 'email',
      contactInfo: email,
      pickupOptions: ['dock'],
      hasPhotos: photos.length > 0,
      photos,
      ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
    },
  };
}

function pledgeOf({ record, photos, words, caughtAt, isFresh }: Common, random: Random): ManyPost {
  const storage = isFresh || random.between(0, 2) < 1 ? 'iced' : 'frozen';
  const until = availableUntil({ storage, caughtAt }, FRESH_HOURS.usual);
  const meals = Math.round(random.between(4, 120));
  return {
    kind: 'pledge',
    record: {
      ...record,
      story: words,
      catchDate: new Date(caughtAt).toISOString(),
      mealsPledged: meals,
      mealsLeft: meals,
      mealsClaimed: 0,
      mealsServed: 0,
      likeCount: 0,
      pledgePointsEarned: pledgePoints(meals),
      photos: photos.map((photo) => ({ ...photo, imageType: 'catch', isPrimary: true })),
      ...(until !== undefined && { availableUntil: new Date(until).toISOString() }),
      handling: { storage },
      pickup: {
        place: random.pick(PICKUP_PLACES),
        slots: [10, 14].map((hours) => slotAt(caughtAt + hours * HOUR)),
      },
    },
  };
}

const slotAt = (start: number) => ({
  start: new Date(start).toISOString(),
  end: new Date(start + 2 * HOUR).toISOString(),
});
