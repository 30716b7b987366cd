/** Standing claims: an organization asks for meals of every pledge of a series, and its fisherman accepts once. */
import * as z from 'zod/mini';
import * as words from '#words/claims/claims.ts';
import { id, publicName, time, userId } from '../fields.ts';
import { DAY, MEALS_PLEDGED } from '../limits.ts';
import { speciesShown } from '../species/schemas.ts';

/** How long an organization waits before it asks again after a no, and how long the list shows one that is over. */
export const STANDING_PAUSE = 30 * DAY;

/** `asked` and `accepted` are open; the other two are over. */
export const STANDING_STATES = ['asked', 'accepted', 'declined', 'ended'] as const;
export type StandingState = (typeof STANDING_STATES)[number];

export const isStanding = ({ state }: { state: StandingState }): boolean =>
  state === 'asked' || state === 'accepted';

export const standingClaimBody = z.strictObject({
  /** Of each pledge. */
  meals: z
    .int({ error: words.chooseMeals })
    .check(z.minimum(1, words.chooseMeals), z.maximum(MEALS_PLEDGED.max, words.chooseMeals)),
  /** The person who collects the meals. */
  collectorName: publicName,
});
export type StandingClaimBody = z.output<typeof standingClaimBody>;

export const standingAnswerBody = z.strictObject({ accepted: z.boolean() });

export const standingClaim = z.object({
  seriesId: id,
  organizationId: id,
  organizationName: z.string(),
  fishermanId: userId,
  fishermanName: z.string(),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  meals: z.int(),
  /** Absent once the coordinator who asked has deleted their account. */
  collectorName: z.optional(z.string()),
  state: z.enum(STANDING_STATES),
  /** Set if it has ended. */
  endedBy: z.optional(z.enum(['organization', 'fisherman'])),
  askedAt: time,
  acceptedAt: z.optional(time),
});
export type StandingClaim = z.infer<typeof standingClaim>;
