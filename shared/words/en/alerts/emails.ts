/** Emails about posts that people follow. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

/** @param fisherman the name of its fisherman @param what the names of its species */
type Title = (fisherman: string, what: string) => string;

/** Titles of emails, by what happened to the post. */
export const titles = {
  price: (fisherman, what) => `Lower price: ${what} from ${isolated(fisherman)}`,
  'few-left': (fisherman, what) => `Nearly gone: ${what} from ${isolated(fisherman)}`,
  changed: (fisherman, what) => `Changed: ${what} from ${isolated(fisherman)}`,
  sold: (fisherman, what) => `All gone: ${what} from ${isolated(fisherman)}`,
  opens: (fisherman, what) => `Soon you can claim all meals of ${what} from ${isolated(fisherman)}`,
  delayed: (fisherman) => `${isolated(fisherman)} lands later than planned`,
  landed: (fisherman) => `${isolated(fisherman)} has landed`,
  cancelled: (fisherman) => `${isolated(fisherman)} has cancelled a landing`,
} satisfies Record<string, Title>;
export const newLanding = (fisherman: string, what: string) =>
  `${isolated(fisherman)} will land soon: ${what}`;

/** Why the person gets an alert. */
export const because = {
  fisherman: 'You follow this fisherman.',
  saved: 'You saved this post.',
  landing: 'You follow this fisherman or saved this landing.',
  meals: 'Your organization could pick up these meals.',
} as const;
export const becauseSearch = (name: string) => `This matches your saved search “${isolated(name)}”.`;

/** Names of the alerts that the link at the end of an email stops. */
export const reasons = {
  fisherman: 'New posts of fishermen I follow',
  search: 'My saved searches',
  saved: 'Changes of posts I saved',
  landing: 'Changes of landings',
  meals: 'Meals that my organization could pick up',
} as const;
export const ofSearch = (name: string) => `Saved search: ${name}`;
export const stop = (name: string) => `Stop “${isolated(name)}”`;

export const meals = 'Meals';
export const place = 'Place';
export const seePost = 'See the post';
export const seeLanding = 'See the landing';
export const window = 'Landing time';

export const digestTitle = (count: number) =>
  plural(count, { one: 'One post for you today', other: `${count} posts for you today` });
