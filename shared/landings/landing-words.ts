/** The fish and the time of a landing in words, for pages and for what leaves the site. */
import { timeSpan } from '#words/general/dates.ts';
import { aboutMeals, andMore } from '#words/landings/landings.ts';
import { priceWords } from '#words/posts/figures.ts';
import type { IsOn } from '../features.ts';
import { speciesName } from '../species/species.ts';
import type { Window } from './rules.ts';
import type { Expected } from './schemas.ts';

/** "$6.50 per pound", or "about 24 meals". */
export const offerWords = (expected: Expected): string =>
  expected.as === 'meals' ? aboutMeals(expected.mealsPledged) : priceWords(expected);

/** The fish that a site shows: without pledged meals where it has no pledges. */
export const expectedOn = (isOn: IsOn, { expected }: { expected: readonly Expected[] }): Expected[] =>
  expected.filter(({ as }) => as === 'catch' || isOn('pledges'));

/** "Haddock +2" */
export const fishWords = ([first, ...others]: readonly Expected[]): string =>
  first ? andMore(speciesName(first), others.length) : '';

/** @param timeZone of the harbor */
export const windowWords = ({ from, until }: Window, timeZone: string): string =>
  timeSpan(new Date(from), new Date(until), timeZone);
