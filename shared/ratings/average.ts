interface Ratings {
  ratingTotal?: number;
  ratingCount?: number;
}

/** The average for cards; empty if there are no ratings. */
export function ratingOf({ ratingTotal = 0, ratingCount = 0 }: Ratings) {
  const rating = averageRating(ratingTotal, ratingCount);
  return rating === undefined ? {} : { rating, ratingCount };
}

/**
 * The average of the ratings, rounded down to 0.1, so that nobody looks better than they are; undefined without
 * ratings.
 */
export function averageRating(total: number, count: number): number | undefined {
  return count > 0 ? Math.floor((total * 10) / count) / 10 : undefined;
}
