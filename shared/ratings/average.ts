interface Ratings {
  ratingTotal?: number;
  ratingCount?: number;
}

/** As cards show it; nothing while there are none. */
export function ratingOf({ ratingTotal = 0, ratingCount = 0 }: Ratings) {
  const rating = averageRating(ratingTotal, ratingCount);
  return rating === undefined ? {} : { rating, ratingCount };
}

/** The average of the ratings, rounded down to 0.1 so that nobody is shown better than they are; undefined without any. */
export function averageRating(total: number, count: number): number | undefined {
  return count > 0 ? Math.floor((total * 10) / count) / 10 : undefined;
}
