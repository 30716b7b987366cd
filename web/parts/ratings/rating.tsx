import { noRatings, ratings } from '#words/ratings/average.ts';

/** The path of a star in a 24 × 24 box. */
export const STAR = 'm12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8Z';

interface RatingProps {
  /** Average, 1 to 5; absent while there are no ratings. */
  rating?: number | undefined;
  ratingCount?: number | undefined;
}

/** The average rating: "4.6 (3 ratings)". */
export function Rating({ rating, ratingCount = 0 }: RatingProps) {
  if (rating === undefined) return <>{noRatings}</>;
  return (
    <span>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="inline size-4 fill-current align-text-bottom text-accent-text"
      >
        <path d={STAR} />
      </svg>{' '}
      <b className="text-ink">{rating.toFixed(1)}</b> {ratings(ratingCount)}
    </span>
  );
}
