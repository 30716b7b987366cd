import { placeName } from '#shared/places/place-name.ts';
import { resolvePlace } from '../../services/places.ts';
import type { StoredProfile } from './items.ts';

/** 5 digits or ZIP+4 (first document, section 5). */
const ZIP = /^\d{5}([-\s]?\d{4})?$/;

/** A ZIP code by its town's name, all else as it was written; and the centre of it, or else of the ZIP code of the sign-up form. */
export async function placeOf({ location, zipcode = '' }: Pick<StoredProfile, 'location' | 'zipcode'>) {
  const written = location.trim() || zipcode;
  const found = (await resolvePlace(written)) ?? (zipcode ? await resolvePlace(zipcode) : undefined);
  return {
    location: found && ZIP.test(written) ? placeName(found) : written,
    ...(found && { coordinates: { lat: found.lat, lng: found.lng } }),
  };
}
