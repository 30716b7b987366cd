/** Suggests places for the beginning of a name. */
import type { Coordinates } from '#shared/fields.ts';
import { milesBetween } from '#shared/places/distance.ts';
import type { Place } from '#shared/places/endpoints.ts';
import type { PlaceIndex, Town } from './place-index.ts';
import { beginningKeys, nameKey, splitState, stateBegins, wordsOf } from './place-names.ts';

/** The lowest comes first. */
type Rank = (town: Town) => number;

/** As many as are seen at a glance on a phone. */
const MOST = 6;
const ZIP_BEGINNING = /^\d{2,5}$/;
/** The longest name of a state has four words. */
const STATE_WORDS = [1, 2, 3, 4];

/** @param near of towns that are as likely, the nearest to it comes first, and else the one of most ZIP codes */
export function suggestPlaces(index: PlaceIndex, typed: string, near?: Coordinates): Place[] {
  const text = typed.trim();
  const rankOf = (town: Town) => (near ? milesBetween(near, index.placeAt(town.at)) : -town.zips);
  const towns = ZIP_BEGINNING.test(text) ? index.townsOfZips(text) : townsMeant(index, wordsOf(text), rankOf);
  return towns.slice(0, MOST).map(({ at }) => index.placeAt(at));
}

/** Such as `portl`, `portland m`, `portland me`, and, by the town they begin with, harbours and bays that are no town's name. */
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

/** The last words are the beginning of a state. */
function townsNamedWithState(index: PlaceIndex, words: readonly string[]): Town[] {
  return STATE_WORDS.filter((length) => length < words.length).flatMap((length) => {
    const state = words.slice(-length).join('');
    return townsNamed(index, words.slice(0, -length)).filter((town) => stateBegins(town.state, state));
  });
}

/** Whole names come before beginnings of them, and then what the rank puts first. */
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
