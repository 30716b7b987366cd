/**
 * Short addresses of posts, landings and fishermen, such as `/p/k3x9` and `/f/ruth-alder`, for print and for saying aloud. Each
 * redirects to one page.
 */
import { withoutContacts } from '../text/without-contacts.ts';
import type { SharedKind } from './pictures.ts';

/** `p` for posts and landings, `f` for fishermen. */
export const SHORT_SPACES = ['p', 'f'] as const;
export type ShortSpace = (typeof SHORT_SPACES)[number];

export const spaceOf = (kind: SharedKind): ShortSpace => (kind === 'fisherman' ? 'f' : 'p');

export interface ShortAddress {
  space: ShortSpace;
  /** The part after the space: a code, or a fisherman's name. */
  name: string;
}

export const shortPath = ({ space, name }: ShortAddress): string => `/${space}/${name}`;

/** Lower-case letters and digits in groups. */
export const SHORT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SHORT_NAME = 40;
/** Leaves room for a hyphen and a number. */
const MAX_NAME = 30;

/** Letters that are not a plain letter with an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Words by which somebody could pretend to be the site. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'creel',
  'help',
  'moderator',
  'official',
  'staff',
  'support',
]);

/**
 * @returns the name in plain letters; undefined if too little of it is left, or it could be mistaken for the site's own
 */
export function plainName(displayName: string): string | undefined {
  const words =
    withoutContacts(displayName)
      .toLowerCase()
      .replace(/[^a-z]/g, (letter) => SPELLED[letter] ?? letter)
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').slice(0, MAX_NAME).replace(/-$/, '');
  return name.length < 2 || words.some((word) => RESERVED.has(word)) ? undefined : name;
}

/** Letters and digits that nobody confuses, without vowels, so that they form no words. */
const CODE_CHARACTERS = '23456789bcdfghjkmnpqrstvwxyz';
/** Longer codes are for the case that shorter ones are taken. */
const CODE_LENGTHS = [4, 4, 5, 6, 8];

type PickBelow = (max: number) => number;

/** Codes for a post, in the order in which to try them. @param pickBelow returns a random whole number */
export const codesFor = (pickBelow: PickBelow): string[] =>
  CODE_LENGTHS.map((length) =>
    Array.from({ length }, () => CODE_CHARACTERS[pickBelow(CODE_CHARACTERS.length)]).join(''),
  );

/** Numbers after a name that others have too. After these, random ones are tried. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];
const RANDOM_NUMBERS = { from: 10, below: 100_000, tries: 3 };

/** The same for a fisherman's name. */
export function namesFor(displayName: string, pickBelow: PickBelow): string[] {
  const name = plainName(displayName);
  const { from, below, tries } = RANDOM_NUMBERS;
  const random = Array.from({ length: tries }, () => from + pickBelow(below - from));
  if (name === undefined) return random.map((number) => `fisherman-${number}`);
  return [name, ...[...NUMBERS, ...random].map((number) => `${name}-${number}`)];
}
