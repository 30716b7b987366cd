import type { Coordinates } from '#shared/fields.ts';
import { DEFAULT_CENTRE } from '#shared/places/asked-place.ts';
import { cellOf, isNearMe, milesBetween } from '#shared/places/distance.ts';
import type { Place } from '#shared/places/endpoints.ts';
import { writeCell } from '#shared/places/near.ts';
import * as words from '#words/posts/near-me.ts';

/**
 * A place around which posts or fishermen are searched. The exact position stays in memory: requests only name its grid
 * cell, and results that are too far away are filtered out here.
 */
export interface NearPlace {
  /** The value in the page's address: `me`, or a named ZIP code or town. */
  near: string;
  /** `your location`, or the place's name. */
  name: string;
  /** The town, as "Portland, ME", if it is known. */
  town?: string;
  at: Coordinates;
  /** Whether the place is known. If not, the default centre is used. */
  isKnown: boolean;
  /** The query of lists. */
  query: { cell: string; limit: string };
  /** Miles to 0.1; undefined if that is too far to be near. */
  milesTo(place: Coordinates): number | undefined;
}

/**
 * About four in ten of the posts near a cell are near a given point in it. With this limit one response usually fills a
 * page.
 */
const LIMIT = '60';

export function ownLocation(at: Coordinates): NearPlace {
  return nearPlace({ near: 'me', name: words.ownLocation, at });
}

/** @param asked the ZIP code or town as the person entered it */
export function namedPlace(asked: string, { place, stateAbbreviation, lat, lng }: Place): NearPlace {
  const town = `${place}, ${stateAbbreviation}`;
  const zip = /^\d{5}/.exec(asked.trim())?.[0];
  return nearPlace({ near: zip ?? town, name: zip ? `${zip} (${town})` : town, town, at: { lat, lng } });
}

/** @param asked an unknown ZIP code or town */
export function unknownPlace(asked: string): NearPlace {
  return { ...nearPlace({ near: asked, name: asked, at: DEFAULT_CENTRE }), isKnown: false };
}

function nearPlace(named: Pick<NearPlace, 'near' | 'name' | 'town' | 'at'>): NearPlace {
  return {
    ...named,
    isKnown: true,
    query: { cell: writeCell(cellOf(named.at)), limit: LIMIT },
    milesTo: (place) => (isNearMe(named.at, place) ? milesBetween(named.at, place) : undefined),
  };
}
