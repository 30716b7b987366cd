/** The list of alerts. */
import { isolated } from '../../../text/isolated.ts';

export const alerts = 'Alerts';
export const signInToSee = 'Please sign in to see your alerts.';
export const notLoaded = 'Your alerts could not be loaded. Please try again.';
export const moreNotLoaded = 'Earlier alerts could not be loaded. Please try again.';
export const lead = 'The posts we told you about in the last 90 days.';
export const isNew = 'New';
export const none = 'No alerts yet';
export const noneLead =
  'Follow a fisherman, or save a search or a post. We’ll tell you here, and by email, when there is something new.';
export const browseFishermen = 'Browse Fishermen';
/** Such as "New catch: Cod". */
export const titleOf = (event: string, post: string) => `${event}: ${post}`;
export const news = { catch: 'New catch', pledge: 'New pledge', landing: 'New landing' } as const;
export const events = {
  price: 'Lower price',
  'few-left': 'Little left',
  changed: 'Changed',
  sold: 'All gone',
  opens: 'Soon open to all',
  delayed: 'Delayed',
  landed: 'Landed',
  cancelled: 'Cancelled',
} as const;
/** Why somebody got an alert. */
export const reasons = {
  fisherman: (name: string) => `You follow ${isolated(name)}`,
  search: (name: string) => `Your search “${name}”`,
  saved: 'You saved this post',
  landing: (name: string) => `You follow ${isolated(name)}`,
  meals: 'Meals for your organization',
} as const;
export const aFisherman = 'this fisherman';
export const gone = { catch: 'A catch', pledge: 'A pledge', landing: 'A landing' } as const;
export const goneNote = 'No longer on the site';
