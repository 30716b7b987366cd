import * as z from 'zod/mini';
import * as words from '#words/posts/rules.ts';
import { id, location, publicName, story, time } from '../../fields.ts';
import { MEALS_PLEDGED } from '../../limits.ts';
import { photo, photosOfPost } from '../../photos/schemas.ts';
import { distance } from '../../places/near.ts';
import { speciesId } from '../../species/schemas.ts';
import {
  DISPOSITIONS,
  fromLanding,
  namesCustomSpecies,
  ownPostFields,
  photoChoice,
  postCardFields,
  versionEdited,
} from '../schemas.ts';
import { STORAGE_KINDS } from './food-safety.ts';
import { pickup } from './pickup.ts';

/** `catch`: the fishing trip; `product`: the packaged meals. */
export const PLEDGE_IMAGE_TYPES = ['catch', 'product'] as const;
export type PledgeImageType = (typeof PLEDGE_IMAGE_TYPES)[number];

export const mealsPledged = z
  .int({ error: words.mealsInvalid })
  .check(
    z.minimum(MEALS_PLEDGED.min, words.mealsInvalid),
    z.maximum(MEALS_PLEDGED.max, words.mealsTooMany(MEALS_PLEDGED.max)),
  );

export const handling = z.strictObject({
  storage: z.enum(STORAGE_KINDS, { error: words.chooseStorage }),
  icedAt: z.optional(z.iso.datetime({ offset: true })),
  /** Degrees Fahrenheit, as measured. */
  temperature: z.optional(
    z
      .number({ error: words.temperatureInvalid })
      .check(z.minimum(-60, words.temperatureInvalid), z.maximum(120, words.temperatureInvalid)),
  ),
});

/** The fields of the form, without the rules that compare them. */
const pledgeFields = {
  species: speciesId(words.chooseSpecies),
  customSpecies: z.optional(publicName),
  location,
  story,
  disposition: z.enum(DISPOSITIONS, { error: words.chooseDisposition }),
  catchDate: z.iso.datetime({ offset: true, error: words.catchDateMissing }),
  mealsPledged,
  handling,
  pickup: z.optional(pickup),
};
const imageType = z.enum(PLEDGE_IMAGE_TYPES);

/** The fields of a pledge's post form. Rules that need the time of day or the site's settings are in rules.ts. */
export const pledgeBody = z
  .strictObject({
    ...pledgeFields,
    story: z._default(pledgeFields.story, ''),
    photos: z._default(photosOfPost(z.strictObject({ uploadId: id, imageType })), []),
    ...fromLanding,
  })
  .check(namesCustomSpecies);
export type PledgeBody = z.output<typeof pledgeBody>;

/**
 * An edit: absent fields stay unchanged, while `handling` and `pickup` are sent as a whole. The complete result has to
 * pass `pledgeBody`.
 */
export const pledgePatch = z.extend(z.partial(z.strictObject(pledgeFields)), {
  version: versionEdited,
  /** All photos of the edited pledge, in order. The first photo of the catch is the primary one. */
  photos: z.optional(photosOfPost(photoChoice({ imageType }))),
});
export type PledgePatch = z.output<typeof pledgePatch>;

const cardFields = {
  ...postCardFields,
  catchDate: time,
  mealsPledged: z.int(),
  mealsLeft: z.int(),
  likeCount: z.int(),
  /** Fresh fish can be claimed until this time; absent for frozen fish. */
  availableUntil: z.optional(time),
};

export const pledgeCard = z.object({ ...cardFields, photo: z.optional(photo), distance });
export type PledgeCard = z.infer<typeof pledgeCard>;

export const pledgePhoto = z.object({
  ...photo.shape,
  imageType,
  isPrimary: z.boolean(),
});
export type PledgePhoto = z.infer<typeof pledgePhoto>;

export const pledgeRecord = z.object({
  ...cardFields,
  ...fromLanding,
  /** Set if a series posted it. */
  seriesId: z.optional(id),
  story: z.string(),
  disposition: z.enum(DISPOSITIONS),
  pledgePointsEarned: z.int(),
  mealsClaimed: z.int(),
  mealsServed: z.int(),
  photos: z.array(pledgePhoto),
  updatedAt: time,
  version: z.int(),
});
export type PledgeRecord = z.infer<typeof pledgeRecord>;

/**
 * How the fish is stored, and where and when it is handed over. Only the pledge's owner and aid organizations see it.
 */
export const handoverFields = { handling, pickup: z.optional(pickup) };

export const ownPledge = z.extend(pledgeRecord, { ...ownPostFields, ...handoverFields });
export type OwnPledge = z.infer<typeof ownPledge>;
