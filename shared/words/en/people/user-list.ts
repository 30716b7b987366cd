/** The Users tab: filters, counts, and the CSV file. */
import { number, plural } from '../general/format.ts';

export const profileType = 'Kind of account';
export const anyProfile = 'Any kind';
export const noProfile = 'No profile';
export const seen = 'Last seen';
export const anyTime = 'Any time';
export const seenOptions = {
  week: 'In the last 7 days',
  month: 'In the last 30 days',
  notForMonth: 'Not for 30 days',
  notForQuarter: 'Not for 90 days',
  notForYear: 'Not for a year',
};
export const seenHint =
  'We keep only the day of each person’s last visit. For anyone we have not seen yet, the day they joined counts.';
export const order = 'Order';
export const newestFirst = 'Newest first';
export const orders = { lastSeen: 'Last seen first', longestAgo: 'Longest away first' };
export const onlyPro = 'Only Pro';
export const onlySuspended = 'Only suspended';
export const clear = 'Clear filters';
export const lastSeen = (day: string) => `Last seen ${day}`;
export const credits = (count: number) =>
  plural(count, { one: '1 credit', other: `${number(count)} credits` });

export const found = (count: number) => plural(count, { one: '1 person', other: `${number(count)} people` });
export const foundAtLeast = (count: number) =>
  `${plural(count, { one: 'At least 1 person', other: `At least ${number(count)} people` })}. There are too many to count them all.`;
export const counting = 'Counting…';
export const notCounted = 'The number of people could not be loaded.';

/** The columns of the CSV file. */
export const columns = [
  'user id',
  'name',
  'email',
  'joined',
  'last seen',
  'profiles',
  'roles',
  'pro',
  'credits',
  'suspended',
];
export const fileName = 'users.csv';
export const download = 'Download as CSV';
