import { AppError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/places/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { placesBeginning, resolvePlace } from '../services/places.ts';

export const findPlace = endpoint(endpoints.findPlace, async ({ query }) => {
  const found = await resolvePlace(query.q);
  if (!found) throw new AppError('not_found', words.placeNotFound);
  const { place, state, stateAbbreviation, lat, lng } = found;
  return { place, state, stateAbbreviation, lat, lng };
});

export const suggestPlaces = endpoint(endpoints.suggestPlaces, async ({ query: { q: typed, near } }) => {
  const [places, found] = await Promise.all([placesBeginning(typed, near), resolvePlace(typed)]);
  if (!found) return { places };
  const { zip: _zip, ...readAs } = found;
  return { places, readAs };
});
