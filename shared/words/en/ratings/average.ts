/** The average of a fisherman's ratings in cards. */
import { plural } from '../general/format.ts';

/** After an average such as 4.6. */
export const ratings = (count: number) => `(${count} ${plural(count, { one: 'rating', other: 'ratings' })})`;
export const noRatings = 'No ratings yet';
