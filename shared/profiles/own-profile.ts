import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { PROFILE_TYPES } from './profile-types.ts';

/** A profile as its owner sees it. No public response has its phone and role. */
export const ownProfile = z.object({
  profileType: z.enum(PROFILE_TYPES),
  name: z.string(),
  phone: z.string(),
  location: z.string(),
  /** Empty if there is none. No public response has it, unless it is also the location. */
  zipcode: z.string(),
  bio: z.string(),
  role: z.optional(z.string()),
  isPro: z.boolean(),
  /** The end of Pro, unless it is permanent. */
  proUntil: z.optional(time),
  isPrimary: z.boolean(),
  /** Only fishermen have credits, and only the server changes them. */
  credits: z.optional(z.int()),
  /** Whether organizations may name the fisherman in their annual reports. Only fishermen have it. */
  isNamedInReports: z.optional(z.boolean()),
  createdAt: time,
});
export type OwnProfile = z.infer<typeof ownProfile>;
