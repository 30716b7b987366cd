/** Saving a search of the marketplace, and the list of saved searches. */
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const saveSearch = 'Save this search';
export const saveWhenEmpty = 'Save this search, and we’ll tell you when there is a match.';
export const signInToSave = 'Sign in to save this search';
export const searchFor = 'This search finds';

export const kinds = { catch: 'Catches', pledge: 'Pledges', landing: 'Landings' } as const;
export const upTo = (price: string) => `Up to ${price}`;
export const withoutPrice = 'Free or pay what you can';
export const conditions = { fresh: 'Fresh', frozen: 'Frozen' } as const;
export const within = (miles: number, place: string) =>
  `Within ${number(miles)} ${plural(miles, { one: 'mile', other: 'miles' })} of ${isolated(place)}`;
/** The place of a search around the device's position. */
export const myLocation = 'my location';
/** A name for a search: "Cod “dory” near Portland, ME". @param what fish, or the kind of post */
export const nameOf = ({ what, text, place }: { what: string; text?: string; place?: string }) =>
  [what, text && `“${text}”`, place && `near ${place}`].filter(Boolean).join(' ');

export const name = 'Name';
export const level = 'Tell me';
export const priceAtMost = 'Price at most';
export const priceHint =
  'In dollars. Leave it empty for any price. Free and pay-what-you-can catches match too.';
export const unit = 'Price for';
export const anyUnit = 'Any amount';
export const condition = 'Condition';
export const anyCondition = 'Both';
export const radius = 'Radius in miles';

export const save = 'Save search';
export const saved = 'Search saved';
export const savedText = {
  now: 'We’ll tell you as soon as a new post matches.',
  daily: 'We’ll tell you once a day about new posts that match.',
  never: 'You get no alerts. You find it in your favorites.',
} as const;
export const seeSearches = 'See searches';

export const list = 'Saved searches';
export const notLoaded = 'Your saved searches could not be loaded. Please try again.';
export const none = 'You have no saved searches yet.';
export const noneLead = 'Search for a fish or a place, then press “Save this search”.';
export const browse = { catch: 'Browse the marketplace', pledge: 'Browse pledges' } as const;
export const count = (searches: number, max: number) =>
  `${number(searches)} of ${number(max)} saved searches`;
export const showPosts = 'Show posts';
export const edit = 'Edit';
export const editTitle = 'Edit saved search';
export const changed = 'Search changed';
export const remove = 'Delete';
export const removeTitle = (search: string) => `Delete “${search}”?`;
export const removeText = 'You get no more alerts about it.';
export const removing = 'Deleting...';
export const removed = 'Search deleted';
export const notRemoved = 'The search could not be deleted';
/** The name of a button of one search. */
export const ofSearch = (action: string, search: string) => `${action}: ${isolated(search)}`;
