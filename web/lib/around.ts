import type { Coordinates } from '#shared/fields.ts';
import { DEFAULT_CENTRE } from '#shared/places/asked-place.ts';
import { cellOf, isNearMe, milesBetween } from '#shared/places/distance.ts';
import type { Place } from '#shared/places/endpoints.ts';
import { writeCell } from '#shared/places/near.ts';
import type { Here } from './here.ts';

/** Of what is near a cell, about four in ten posts are near a point of it: with this most pages are full after one answer. */
const LIMIT = '60';

export function aroundMe(at: Coordinates): Here {
  return around({ near: 'me', name: 'your location', at });
}

/** @param asked the ZIP code or town as somebody wrote it */
export function aroundPlace(asked: string, { place, stateAbbreviation, lat, lng }: Place): Here {
  const town = `${place}, ${stateAbbreviation}`;
  const zip = /^\d{5}/.exec(asked.trim())?.[0];
  return around({ near: zip ?? town, name: zip ? `${zip} (${town})` : town, at: { lat, lng } });
}

/** @param asked a ZIP code or town that nobody knows */
export function aroundDefault(asked: string): Here {
  return { ...around({ near: asked, name: asked, at: DEFAULT_CENTRE }), isKnown: false };
}

function around(named: Pick<Here, 'near' | 'name' | 'at'>): Here {
  return {
    ...named,
    isKnown: true,
    query: { cell: writeCell(cellOf(named.at)), limit: LIMIT },
    milesTo: (place) => (isNearMe(named.at, place) ? milesBetween(named.at, place) : undefined),
  };
}
