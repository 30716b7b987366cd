import type { Coordinates } from '#shared/fields.ts';
import { milesBetween } from '#shared/places/distance.ts';
import type { Place } from '#shared/places/endpoints.ts';
import type { PlaceIndex, Town } from './place-index.ts';
import { beginningKeys, nameKey, splitState, stateBegins, wordsOf } from './place-names.ts';

/** The lowest rank comes first. */
type Rank = (town: Town) => number;

/** As many as fit on a phone at a glance. */
const MOST = 6;
const ZIP_BEGINNING = /^\d{2,5}$/;
/** The longest name of a state has four words. */
const STATE_WORDS = [1, 2, 3, 4];

/** @param near ranks equally likely towns by distance; without it, they rank by number of ZIP codes */
export function suggestPlaces(index: PlaceIndex, typed: string, near?: Coordinates): Place[] {
  const text = typed.trim();
  const rankOf = (town: Town) => (near ? milesBetween(near, index.placeAt(town.at)) : -town.zips);
  const towns = ZIP_BEGINNING.test(text) ? index.townsOfZips(text) : townsMeant(index, wordsOf(text), rankOf);
  return towns.slice(0, MOST).map(({ at }) => index.placeAt(at));
}

/** Returns towns for texts such as `portland m`; without any, for fewer words, so that bays are found by their town. */
function townsMeant(index: PlaceIndex, words: readonly string[], rankOf: Rank): Town[] {
  const found = [...townsNamed(index, words), ...townsNamedWithState(index, words)];
  if (found.length > 0) return likeliestFirst(found, words, rankOf);
  const { town, state } = splitState(words) ?? { town: words };
  const shorter = town.slice(0, -1);
  if (shorter.length === 0) return [];
  const fewer = state === undefined ? shorter : [...shorter, state.toLowerCase()];
  return townsMeant(index, fewer, rankOf);
}

function townsNamed(index: PlaceIndex, words: readonly string[]): Town[] {
  return beginningKeys(words).flatMap((key) => index.townsBeginning(key));
}

/** Returns towns where the last words begin the name of a state. */
function townsNamedWithState(index: PlaceIndex, words: readonly string[]): Town[] {
  return STATE_WORDS.filter((length) => length < words.length).flatMap((length) => {
    const state = words.slice(-length).join('');
    return townsNamed(index, words.slice(0, -length)).filter((town) => stateBegins(town.state, state));
  });
}

/** Sorts whole names before beginnings of names, and then by rank. */
function likeliestFirst(towns: readonly Town[], words: readonly string[], rankOf: Rank): Town[] {
  const keys = [nameKey(words), nameKey(splitState(words)?.town ?? words)];
  const isWhole = ({ key }: Town) => keys.includes(key);
  return [...new Map(towns.map((town) => [town.at, { town, rank: rankOf(town) }])).values()]
    .sort(
      (one, other) =>
        Number(isWhole(other.town)) - Number(isWhole(one.town)) ||
        one.rank - other.rank ||
        one.town.at - other.town.at,
    )
    .map(({ town }) => town);
}
