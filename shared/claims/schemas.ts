import * as z from 'zod/mini';
import * as words from '#words/claims/claims.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import * as holdWords from '#words/holds/rules.ts';
import { id, publicName, requiredText, time } from '../fields.ts';
import { code, codeState, holdCardFields, slotTime } from '../holds/schemas.ts';
import { CLAIM_REASON_LENGTH, MEALS_PLEDGED } from '../limits.ts';
import { handling } from '../posts/pledges/schemas.ts';
import { CLAIM_STATES } from './rules.ts';

/** The form of a claim; rules that need the time of day or the pledge are in rules.ts. */
export const claimBody = z.strictObject({
  organizationId: id,
  meals: z
    .int({ error: words.chooseMeals })
    .check(z.minimum(1, words.chooseMeals), z.maximum(MEALS_PLEDGED.max, words.chooseMeals)),
  pickupStart: slotTime,
  pickupEnd: slotTime,
  /** The person who collects the meals. */
  collectorName: publicName,
});
export type ClaimBody = z.output<typeof claimBody>;

/** The side that ended a claim. */
const CANCELLED_BY = ['organization', 'fisherman', 'site'] as const;

/** A claim as lists show it, to the organization and to the fisherman. */
export const claimCard = z.object({
  ...holdCardFields,
  pledgeId: id,
  organizationId: id,
  organizationName: z.string(),
  meals: z.int(),
  state: z.enum(CLAIM_STATES),
  /** Recorded by the organization after collecting the meals. */
  mealsServed: z.optional(z.int()),
  servedAt: z.optional(time),
  /** Whether the organization has rated the fisherman for it. */
  isRated: z.optional(z.boolean()),
  cancelledBy: z.optional(z.enum(CANCELLED_BY)),
});
export type ClaimCard = z.infer<typeof claimCard>;

export const claimRecord = z.extend(claimCard, {
  /** How the fish was stored when it was pledged. */
  handling,
  /** For the organization. */
  codeState: z.optional(codeState),
});
export type ClaimRecord = z.infer<typeof claimRecord>;

/**
 * With the code that the collector shows. Only the first response contains it. An organization that loses that response
 * makes a new code.
 */
export const claimWithCode = z.extend(claimRecord, { code: z.optional(code) });
export type ClaimWithCode = z.infer<typeof claimWithCode>;

export const servedBody = z.strictObject({
  meals: z.int({ error: words.servedInvalid }).check(z.minimum(0, words.servedInvalid)),
});

export const claimDecisionBody = z.strictObject({
  decision: z.enum(['approve', 'decline']),
  /** For the organization to read. */
  reason: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(CLAIM_REASON_LENGTH, isTooLong(holdWords.reason, CLAIM_REASON_LENGTH))),
  ),
});

/** A handover that could not be counted: the fisherman's report, and the claim at the time of the report. */
export const claimConflict = z.object({
  claim: claimCard,
  handedOverAt: time,
  toldAt: time,
  stateThen: z.enum(CLAIM_STATES),
  /** Meals left of the pledge at the time; absent if the pledge was deleted. */
  mealsLeftThen: z.optional(z.int()),
});

export const noShowStrikeBody = z.strictObject({
  /** For the readers of the audit. */
  reason: requiredText(words.resolutionNote, CLAIM_REASON_LENGTH),
});

export const conflictResolutionBody = z.strictObject({
  resolution: z.enum(['count', 'dismiss']),
  /** The reason, for the readers of the audit. */
  note: requiredText(words.resolutionNote, CLAIM_REASON_LENGTH),
});
