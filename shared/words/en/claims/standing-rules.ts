/** Refusals about standing claims. */
import { plural } from '../general/format.ts';

export const standingNotFound = 'This standing claim is not there any more.';
export const seriesGone = 'These pledges no longer repeat.';
export const askedAlready = 'Your organization has a standing claim on these pledges. End it first.';
export const notAgainYet = 'The fisherman has declined or ended it. You can ask again after 30 days.';
export const answeredAlready = 'This standing claim was answered already.';
export const blocked = 'You can’t ask this fisherman for a standing claim.';
export const standingTooMany = (most: number) =>
  plural(most, {
    one: 'Your organization can have at most 1 meal each time',
    other: `Your organization can have at most ${most} meals each time`,
  });
/** @param left meals of each pledge that no accepted standing claim takes */
export const fewerLeft = (left: number) =>
  left <= 0
    ? 'Other standing claims take all meals of these pledges.'
    : `Other standing claims leave ${left} of these meals each time.`;
