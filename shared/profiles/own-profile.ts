import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { PROFILE_TYPES } from './profile-types.ts';

/** As its owner sees it: phone and role are in no public answer. */
export const ownProfile = z.object({
  profileType: z.enum(PROFILE_TYPES),
  name: z.string(),
  phone: z.string(),
  location: z.string(),
  /** Empty when there is none; in no public answer unless it is the place as well. */
  zipcode: z.string(),
  bio: z.string(),
  role: z.optional(z.string()),
  isPro: z.boolean(),
  /** Until when, unless it is for good. */
  proUntil: z.optional(time),
  isPrimary: z.boolean(),
  /** Only fishermen have any; changed by the server alone. */
  credits: z.optional(z.int()),
  createdAt: time,
});
export type OwnProfile = z.infer<typeof ownProfile>;
