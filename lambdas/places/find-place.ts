import { AppError } from '#shared/contract/errors.ts';
import { findPlace } from '#shared/places/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { resolvePlace } from '../services/places.ts';

export default endpoint(findPlace, async ({ query }) => {
  const found = await resolvePlace(query.q);
  if (!found) throw new AppError('not_found', words.placeNotFound);
  const { place, state, stateAbbreviation, lat, lng } = found;
  return { place, state, stateAbbreviation, lat, lng };
});
