import { publicPlace } from '../../services/places.ts';
import type { StoredProfile } from './items.ts';

/** The place that a profile names. If it isn't known, its center is that of the ZIP code in the sign-up form. */
export async function placeOf({
  location: written,
  zipcode = '',
}: Pick<StoredProfile, 'location' | 'zipcode'>) {
  const { location, coordinates = (await publicPlace(zipcode)).coordinates } = await publicPlace(
    written.trim() || zipcode,
  );
  return { location, ...(coordinates && { coordinates }) };
}
