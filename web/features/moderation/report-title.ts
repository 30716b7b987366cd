import type { Report } from '#shared/moderation/schemas.ts';
import { about } from '#words/moderation/review.ts';

/** What was reported, and of whom. */
export function titleOf({ message, ratingId, catchId, pledgeId, reported }: Report): string {
  if (message) return about('message', reported.name);
  if (ratingId !== undefined) return about('rating', reported.name);
  if (catchId !== undefined) return about('catch', reported.name);
  return about(pledgeId === undefined ? 'person' : 'pledge', reported.name);
}
