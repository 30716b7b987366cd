import * as z from 'zod/mini';
import { coordinates, time, userId } from '../fields.ts';
import { photo } from '../photos/schemas.ts';
import { distance } from '../places/near.ts';

const cardFields = {
  userId,
  name: z.string(),
  photo: z.optional(photo),
  isPro: z.boolean(),
  /** The place's name, or the fisherman's own text if no place of that name is known. */
  location: z.string(),
  coordinates: z.optional(coordinates),
  /** The beginning of the bio in a list, all of it in the profile. */
  bio: z.string(),
  totalCatches: z.int(),
  pledgeCount: z.int(),
  /** The average of all ratings, 1 to 5, rounded down to 0.1; absent while there are none. */
  rating: z.optional(z.number()),
  ratingCount: z.int(),
  /** When the fisherman profile was created. */
  createdAt: time,
};

/** An entry of the directory. It never has a phone number or an email address. */
export const fishermanCard = z.object({ ...cardFields, distance });
export type FishermanCard = z.infer<typeof fishermanCard>;

export const fishermanProfile = z.object({
  ...cardFields,
  totalPledgePoints: z.int(),
  /** Pledged meals that organizations have reserved or collected, and those that they served. */
  mealsClaimed: z.int(),
  mealsServed: z.int(),
  /** Whether a manager has checked a license that has not expired. Nothing of the license is told. */
  isLicenseChecked: z.optional(z.literal(true)),
});
export type FishermanProfile = z.infer<typeof fishermanProfile>;
