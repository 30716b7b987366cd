/** The email about a new rating. */
export const ratedTitle = (rater: string | undefined) => `${rater ?? 'Somebody'} rated you`;
export const rated = (stars: number) => `You got ${stars} of 5 stars. You can reply on your profile.`;
export const seeRating = 'See the rating';
