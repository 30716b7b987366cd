/** Pure rules of the directory. */

/** Characters of a bio that a list shows. */
export const BIO_EXCERPT_LENGTH = 140;

/** The average of the ratings, rounded down to 0.1 so that nobody is shown better than they are; undefined without any. */
export function averageRating(total: number, count: number): number | undefined {
  return count > 0 ? Math.floor((total * 10) / count) / 10 : undefined;
}
