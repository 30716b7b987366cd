/** The email about a new rating. */
import { isolated } from '../../../text/isolated.ts';

export const ratedTitle = (rater: string | undefined) => `${isolated(rater ?? 'Somebody')} rated you`;
export const rated = (stars: number) => `You got ${stars} of 5 stars. You can reply on your profile.`;
export const seeRating = 'See the rating';
