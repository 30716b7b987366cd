import * as z from 'zod/mini';
import * as words from '#words/holds/rules.ts';
import { id, requiredText, time, userId } from '../fields.ts';
import { CLAIM_REASON_LENGTH } from '../limits.ts';
import { speciesShown } from '../species/schemas.ts';
import { CODE_DIGITS } from './rules.ts';

export const slotTime = z.iso.datetime({ offset: true, error: words.chooseSlot });

/** A reason that the other side reads. */
export const cancelBody = z.strictObject({ reason: requiredText(words.reason, CLAIM_REASON_LENGTH) });

/** The fields of claims and reservations in lists, to both sides. */
export const holdCardFields = {
  id,
  createdAt: time,
  /** Absent once the fisherman has deleted their account. */
  fishermanId: z.optional(userId),
  fishermanName: z.string(),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  /** Only the town once the fisherman has deleted their account, and empty if none is known. */
  pickupPlace: z.string(),
  pickupStart: time,
  pickupEnd: time,
  collectorName: z.string(),
  /** When it ends if nobody collects it. */
  dueAt: time,
  collectedAt: z.optional(time),
  reason: z.optional(z.string()),
  /** Counts the changes. */
  version: z.int(),
};

/** For the side that collects: `locked` after five wrong tries, until it makes a new code. */
export const codeState = z.enum(['none', 'usable', 'locked']);

export const code = z
  .string({ error: words.codeInvalid(CODE_DIGITS) })
  .check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), words.codeInvalid(CODE_DIGITS)));

export const newCode = z.object({ code });

export const collectBody = z.strictObject({
  code,
  /** When it was handed over, from a phone that was offline at the time; now if absent. */
  at: z.optional(slotTime),
});
