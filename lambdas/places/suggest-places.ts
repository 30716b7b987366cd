import { suggestPlaces } from '#shared/places/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { placesBeginning, resolvePlace } from '../services/places.ts';

export default endpoint(suggestPlaces, async ({ query: { q: typed } }) => {
  const [places, found] = await Promise.all([placesBeginning(typed), resolvePlace(typed)]);
  if (!found) return { places };
  const { zip: _zip, ...readAs } = found;
  return { places, readAs };
});
