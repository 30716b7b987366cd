import * as z from 'zod/mini';
import * as words from '#words/claims/claims.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import { id, publicName, requiredText, time, userId } from '../fields.ts';
import { CLAIM_REASON_LENGTH, MEALS_PLEDGED } from '../limits.ts';
import { handling, reasonToClaimants } from '../posts/pledges/schemas.ts';
import { speciesShown } from '../species/schemas.ts';
import { CLAIM_STATES, CODE_DIGITS } from './rules.ts';

const slotTime = z.iso.datetime({ offset: true, error: words.chooseSlot });

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

export const cancelBody = reasonToClaimants;

/** The side that ended a claim. */
const CANCELLED_BY = ['organization', 'fisherman', 'site'] as const;

/** A claim as lists show it, to the organization and to the fisherman. */
export const claimCard = z.object({
  id,
  createdAt: time,
  pledgeId: id,
  organizationId: id,
  organizationName: z.string(),
  /** Absent once the fisherman has deleted their account. */
  fishermanId: z.optional(userId),
  fishermanName: z.string(),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  /** Only the town once the fisherman has deleted their account, and empty if none is known. */
  pickupPlace: z.string(),
  meals: z.int(),
  pickupStart: time,
  pickupEnd: time,
  collectorName: z.string(),
  state: z.enum(CLAIM_STATES),
  /** When it expires if nobody collects the meals. */
  dueAt: time,
  collectedAt: z.optional(time),
  /** Recorded by the organization after collecting the meals. */
  mealsServed: z.optional(z.int()),
  servedAt: z.optional(time),
  /** Whether the organization has rated the fisherman for it. */
  isRated: z.optional(z.boolean()),
  cancelledBy: z.optional(z.enum(CANCELLED_BY)),
  reason: z.optional(z.string()),
  /** Counts the changes of the claim. */
  version: z.int(),
});
export type ClaimCard = z.infer<typeof claimCard>;

export const claimRecord = z.extend(claimCard, {
  /** How the fish was stored when it was pledged. */
  handling,
  /** For the organization: `locked` after five wrong tries, until it makes a new code. */
  codeState: z.optional(z.enum(['none', 'usable', 'locked'])),
});
export type ClaimRecord = z.infer<typeof claimRecord>;

const code = z
  .string({ error: words.codeInvalid(CODE_DIGITS) })
  .check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), words.codeInvalid(CODE_DIGITS)));

/**
 * With the code that the collector shows. Only the first response contains it. An organization that loses that response
 * makes a new code.
 */
export const claimWithCode = z.extend(claimRecord, { code: z.optional(code) });
export type ClaimWithCode = z.infer<typeof claimWithCode>;

export const newCode = z.object({ code });

export const collectBody = z.strictObject({
  code,
  /** When it was handed over, from a phone that was offline at the time; now if absent. */
  at: z.optional(slotTime),
});

export const servedBody = z.strictObject({
  meals: z.int({ error: words.servedInvalid }).check(z.minimum(0, words.servedInvalid)),
});

export const claimDecisionBody = z.strictObject({
  decision: z.enum(['approve', 'decline']),
  /** For the organization to read. */
  reason: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(CLAIM_REASON_LENGTH, isTooLong(words.reason, CLAIM_REASON_LENGTH))),
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
