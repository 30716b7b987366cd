import type { Place } from '#shared/places/endpoints.ts';
import { nameKey, splitState, wordsOf } from './place-names.ts';
import { decodePlaces, type PlacesColumns } from './places-file.ts';
import { STATES } from './states.ts';

/** A place by the name of its town; `zip` is set only if the query was a ZIP code. */
export interface ResolvedPlace extends Place {
  readonly zip?: string;
  /** The county of most of the town's ZIP codes; empty where it is not known. */
  readonly county: string;
}

export interface Town {
  /** Index of the town. */
  readonly at: number;
  /** Two letters. */
  readonly state: string;
  /** Key of the name. */
  readonly key: string;
  /** Number of its ZIP codes. */
  readonly zips: number;
}

/** The longest name of a place has about 60 characters; a longer text isn't a place. */
const MAX_QUERY = 100;
const ZIP_AT_END = /^(|.*[\s,])(\d{5})(?:[-\s]?\d{4})?$/;
/** If several towns share a name, it means the one that has at least this share of their ZIP codes. */
const UNAMBIGUOUS = 0.75;

/** Finds places in the columns of the file by binary search, within microseconds. */
export class PlaceIndex {
  readonly #columns: PlacesColumns;
  readonly #totals: Totals;

  constructor(file: Buffer) {
    this.#columns = decodePlaces(file);
    this.#totals = totalsOf(this.#columns);
  }

  /** @param query a ZIP code, ZIP+4, `town, ST`, `town, State`, either with its ZIP code, or a town that few share */
  find(query: string): ResolvedPlace | undefined {
    if (query.length > MAX_QUERY) return undefined;
    const [, before, zip] = ZIP_AT_END.exec(query.trim()) ?? [];
    if (before === undefined || zip === undefined) return this.#findNamed(wordsOf(query));
    const found = this.#findZip(zip);
    return before === '' || splitState(wordsOf(before))?.state === found?.stateAbbreviation
      ? found
      : undefined;
  }

  #findZip(zip: string): ResolvedPlace | undefined {
    const { zips, latitudes, longitudes, townOfZip } = this.#columns;
    const at = lowerBound(zips.length, (index) => (zips[index] ?? 0) < Number(zip));
    if (zips[at] !== Number(zip)) return undefined;
    return { ...this.#place(townOfZip[at] ?? 0, latitudes[at] ?? 0, longitudes[at] ?? 0), zip };
  }

  #findNamed(words: readonly string[]): ResolvedPlace | undefined {
    const stated = splitState(words);
    const inState =
      stated && this.#townsNamed(stated.town).find((town) => this.#stateOf(town) === stated.state);
    const town = inState ?? this.#likeliest(this.#townsNamed(words));
    return town === undefined ? undefined : this.placeAt(town);
  }

  /** Returns the towns whose name's key begins with this, in the order of the file. */
  townsBeginning(beginning: string): Town[] {
    const { townNames } = this.#columns;
    const found: Town[] = [];
    let at = lowerBound(townNames.length, (index) => this.#keyAt(index) < beginning);
    for (; at < townNames.length && this.#keyAt(at).startsWith(beginning); at += 1)
      found.push(this.#town(at));
    return found;
  }

  /** Returns the towns of the ZIP codes that begin with these digits, each once. */
  townsOfZips(digits: string): Town[] {
    const { zips, townOfZip } = this.#columns;
    const unit = 10 ** (5 - digits.length);
    const from = Number(digits) * unit;
    const towns = new Set<number>();
    let at = lowerBound(zips.length, (index) => (zips[index] ?? 0) < from);
    for (; at < zips.length && (zips[at] ?? 0) < from + unit; at += 1) towns.add(townOfZip[at] ?? 0);
    return [...towns].map((town) => this.#town(town));
  }

  /** Returns a town with its center. */
  placeAt(town: number): ResolvedPlace {
    const { lat, lng, zips } = this.#totals;
    const mean = (sums: Int32Array) => Math.round((sums[town] ?? 0) / (zips[town] ?? 1));
    return this.#place(town, mean(lat), mean(lng));
  }

  /** Returns the indexes of all towns with a name, one per state. */
  #townsNamed(words: readonly string[]): number[] {
    const { townNames } = this.#columns;
    const key = nameKey(words);
    const found: number[] = [];
    let town = lowerBound(townNames.length, (index) => this.#keyAt(index) < key);
    for (; town < townNames.length && this.#keyAt(town) === key; town += 1) found.push(town);
    return found;
  }

  #town(at: number): Town {
    return { at, state: this.#stateOf(at), key: this.#keyAt(at), zips: this.#totals.zips[at] ?? 0 };
  }

  #keyAt(town: number): string {
    return nameKey(wordsOf(this.#columns.townNames[town] ?? ''));
  }

  #likeliest(towns: readonly number[]): number | undefined {
    const zipsOf = (town: number) => this.#totals.zips[town] ?? 0;
    const all = towns.reduce((sum, town) => sum + zipsOf(town), 0);
    return towns.find((town) => zipsOf(town) >= UNAMBIGUOUS * all);
  }

  #stateOf(town: number): string {
    return this.#columns.townStates.slice(2 * town, 2 * town + 2);
  }

  /** @param lat and `lng` in hundredths of a degree */
  #place(town: number, lat: number, lng: number): ResolvedPlace {
    const { townNames, countyOfTown, countyNames } = this.#columns;
    const state = this.#stateOf(town);
    return {
      place: townNames[town] ?? '',
      county: countyNames[countyOfTown[town] ?? 0] ?? '',
      state: STATES[state] ?? state,
      stateAbbreviation: state,
      lat: lat / 100,
      lng: lng / 100,
    };
  }
}

/** Sums over the ZIP codes of each town, in hundredths of a degree; their mean is the town's center. */
interface Totals {
  readonly lat: Int32Array;
  readonly lng: Int32Array;
  readonly zips: Int32Array;
}

function totalsOf({ townNames, townOfZip, latitudes, longitudes }: PlacesColumns): Totals {
  const ones = new Int16Array(townOfZip.length).fill(1);
  const sum = (values: Int16Array) => {
    const sums = new Int32Array(townNames.length);
    for (let at = 0; at < townOfZip.length; at += 1) {
      const town = townOfZip[at] ?? 0;
      sums[town] = (sums[town] ?? 0) + (values[at] ?? 0);
    }
    return sums;
  };
  return { lat: sum(latitudes), lng: sum(longitudes), zips: sum(ones) };
}

/** Returns the first index of an ascending list for which `isBefore` is false. */
function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
