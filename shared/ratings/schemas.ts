/**
 * Ratings of fishermen. An organization can rate each claim that it collected once. A buyer can rate each catch once,
 * after they collected a reservation of it or both sides wrote about it.
 */
import * as z from 'zod/mini';
import { isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/ratings/ratings.ts';
import { id, requiredText, time, userId } from '../fields.ts';
import { RATING_LENGTH } from '../limits.ts';
import { inLines } from '../text/plain-text.ts';

export const STARS = { min: 1, max: 5 } as const;

/** Stars and text. */
const opinion = {
  stars: z
    .int({ error: words.chooseStars })
    .check(z.minimum(STARS.min, words.chooseStars), z.maximum(STARS.max, words.chooseStars)),
  comment: z.optional(
    z
      .string()
      .check(z.overwrite(inLines), z.maxLength(RATING_LENGTH, isTooLong(words.comment, RATING_LENGTH))),
  ),
};

export const ratingBody = z
  .strictObject({
    fishermanId: userId,
    /** The subject: one of these three. */
    claimId: z.optional(id),
    reservationId: z.optional(id),
    catchId: z.optional(id),
    ...opinion,
  })
  .check(
    z.refine(
      ({ claimId, reservationId, catchId }) =>
        [claimId, reservationId, catchId].filter((each) => each !== undefined).length === 1,
      { path: ['claimId'], error: words.aboutOne },
    ),
  );
export type RatingBody = z.output<typeof ratingBody>;

export const ratingUpdate = z.strictObject(opinion);
export type RatingUpdate = z.output<typeof ratingUpdate>;

/** A rating as anyone sees it. */
export const rating = z.object({
  id,
  createdAt: time,
  stars: z.int(),
  comment: z.optional(z.string()),
  /** The organization's name, or a buyer's first name; absent if the buyer deleted their account or is suspended. */
  raterName: z.optional(z.string()),
  /** Whether an organization wrote it. */
  isOrganization: z.boolean(),
  /** When its author last changed it. */
  editedAt: z.optional(time),
  /** The fisherman's reply. */
  answer: z.optional(z.string()),
});
export type Rating = z.infer<typeof rating>;

export const answerBody = z.strictObject({ answer: requiredText(words.answer, RATING_LENGTH) });
