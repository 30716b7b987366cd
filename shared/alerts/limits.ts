import { DAY } from '../limits.ts';

export const MAX_SAVED_SEARCHES = 20;
export const SEARCH_NAME_LENGTH = 100;
/** How far from its place a saved search finds posts. */
export const SEARCH_RADIUS_MILES = { min: 1, max: 100, usual: 35 } as const;
/** Saved posts in `GET /me`. */
export const MAX_SAVED_IN_ME = 300;
/** Unread alerts are counted up to this number. */
export const MAX_UNREAD_ALERTS = 100;
/** Posts in a daily email of alerts. */
export const DIGEST_LINES = 20;
/** A post that is shown for the first time so long after it was made is no news. Shorter than alerts are stored. */
export const NEWS_LIFETIME = 30 * DAY;
/**
 * News that people are told of: new posts of one fisherman, and changes of one post. Posts and edits in a loop fill
 * nobody's mailbox. A landing that is canceled or has arrived is always told.
 */
export const NEWS_LIMITS = {
  posts: { max: 40, windowMs: DAY },
  changes: { max: 10, windowMs: DAY },
} as const;
/** The delay before people are told of a new post, in which the poster can hide or delete a post made by mistake. */
export const NEWS_DELAY_SECONDS = 20;
