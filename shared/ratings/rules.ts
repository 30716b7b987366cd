import { RATING_EDIT_WINDOW } from '../limits.ts';

/** Whether its author may still change or delete a rating. @param now milliseconds since the epoch */
export const isRatingEditable = ({ createdAt }: { createdAt: string }, now: number): boolean =>
  now <= Date.parse(createdAt) + RATING_EDIT_WINDOW;
