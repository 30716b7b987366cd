/** The number of posts of a kind, in words. */
import { number, plural } from '../general/format.ts';

const NOUNS = {
  catch: { one: 'catch', other: 'catches' },
  pledge: { one: 'pledge', other: 'pledges' },
  landing: { one: 'landing', other: 'landings' },
} as const;

/** "1 catch", "24 pledges", "No catches". */
export const countPosts = (count: number, kind: keyof typeof NOUNS) =>
  `${count === 0 ? 'No' : number(count)} ${plural(count, NOUNS[kind])}`;
